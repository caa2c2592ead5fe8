import type { WebState } from '../../sandbox/web';
import { STORED } from './sandbox-summary';
import { writeStored } from './stored';
import useStored from './useStored';

export type Caller = { caller: string; token: string | undefined };

/** As whom the reader calls, on all pages; a token that the reader enters is never stored. */
export default function useCaller({ callers }: Pick<WebState, 'callers'>): Caller {
  const stored = useStored(STORED.caller);
  const token = useStored(STORED.token) as string | undefined;
  return { caller: callers.find(({ id }) => id === stored)?.id ?? 'account', token };
}

export function chooseCaller(caller: string, token?: string): void {
  writeStored(STORED.caller, caller);
  writeStored(STORED.token, token, { isLasting: false });
}
