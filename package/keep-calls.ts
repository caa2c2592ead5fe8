import type { Call, Calls } from './sandbox-types';

type Kept = { order: number; size: number; call: Call };

/**
 * How many characters all calls may have together: a process that runs for days drops the oldest. As values, bodies take
 * several times as many bytes.
 */
const LENGTH_MAX = 16 * 1024 * 1024;

/** Keeps calls in the order in which they came; their responses end in any order. */
export function keepCalls(lengthMax = LENGTH_MAX): {
  add: (kept: Kept) => void;
  list: () => Calls;
  clear: () => void;
} {
  let kept: Kept[] = [];
  let length = 0;
  let dropped = 0;
  return {
    add(one) {
      kept.push(one);
      length += one.size;
      if ((kept.at(-2)?.order ?? 0) > one.order) kept.sort((a, b) => a.order - b.order);
      let count = 0;
      for (; length > lengthMax && count < kept.length - 1; count += 1) length -= kept[count]?.size ?? 0;
      if (count > 0) kept = kept.slice(count);
      dropped += count;
    },
    list() {
      const calls = kept.map(({ call }) => call);
      // As `length`, it isn't listed among the calls.
      return Object.defineProperty(calls, 'dropped', { value: dropped }) as unknown as Calls;
    },
    clear() {
      kept = [];
      length = 0;
      dropped = 0;
    },
  };
}
