import type { CallWindow } from './store';

/** The window of a user after one more call, for stores that read and write it in one step. See `Store.countCall`. */
export function continueWindow(
  known: CallWindow | undefined,
  { now, duration }: { now: number; duration: number },
): CallWindow {
  const isOpen = known !== undefined && known.end > now && known.end <= now + duration;
  return isOpen ? { end: known.end, used: known.used + 1 } : { end: now + duration, used: 1 };
}
