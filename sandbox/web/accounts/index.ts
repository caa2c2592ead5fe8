/** What a check needs of the sandbox of this browser. A separate entry, so that a check loads nothing else. */
export { readAccounts } from '../read-accounts';
