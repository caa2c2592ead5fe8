/** The parts of this browser's sandbox that a check needs. A separate entry, so that a check loads nothing else. */
export { readAccounts } from '../read-accounts';
