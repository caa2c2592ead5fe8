import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useState } from 'react';

/**
 * The id that the address names, when it begins with `prefix`; else an empty text. While the page is made on the server
 * no address is known.
 */
export function useTargetWithin(prefix: string): string {
  const { hash } = useLocation();
  const isBrowser = useIsBrowser();
  const target = decode(hash.slice(1));
  return isBrowser && target.startsWith(prefix) ? target : '';
}

/**
 * Whether a folded part holds, or held, the target that the address names, so that it opens. The target is scrolled to,
 * since it had no place before.
 *
 * @param prefix what the ids within the part begin with
 */
export default function useHoldsTarget(prefix: string): boolean {
  const target = useTargetWithin(prefix);
  const [opened, setOpened] = useState(false);
  if (target && !opened) setOpened(true);

  useEffect(() => {
    if (target) document.getElementById(target)?.scrollIntoView();
  }, [target]);

  return opened || target !== '';
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A hash that is no valid encoding names nothing.
    return '';
  }
}
