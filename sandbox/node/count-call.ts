import type { Store } from '../store/store';
import type { Run } from './database';

const IS_OPEN = 'ends > :now AND ends <= :now + :duration';

/** One statement, so that the calls of several processes are counted one by one without a transaction around it. */
const COUNT_CALL = `
  INSERT INTO call_window (user, ends, used) VALUES (:user, :now + :duration, 1)
  ON CONFLICT DO UPDATE SET used = iif(${IS_OPEN}, used + 1, 1), ends = iif(${IS_OPEN}, ends, excluded.ends)
  RETURNING ends, used`;

export function createCallCounter(run: Run): Store['countCall'] {
  return async (args) => {
    const [[row] = []] = await run([{ sql: COUNT_CALL, args }]);
    return { end: Number(row?.[0]), used: Number(row?.[1]) };
  };
}
