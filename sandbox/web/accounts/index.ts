/** What a check needs of the sandbox of this browser: a door of its own, so that it loads nothing else. */
export { readAccounts } from '../read-accounts';
