import { useRef, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import InParts from '../InParts';
import styles from './styles.module.css';

type Props<Item> = {
  items: readonly Item[];
  /** A list item with its own key. */
  toItem: (item: Item) => ReactElement;
};

/** A list of issues with their fixes. */
export default function IssueItems<Item>(props: Props<Item>): ReactNode {
  const dropSecond = useSingleClicks();
  return (
    <InParts {...props}>
      {(drawn) => (
        <ol className={styles.issues} onClickCapture={dropSecond}>
          {drawn}
        </ol>
      )}
    </InParts>
  );
}

/** The longest time between the clicks of a double click. */
const DOUBLE_MS = 400;

/** Drops the second click of a double click: it would apply the fix that has moved under the pointer. */
function useSingleClicks(): (event: MouseEvent) => void {
  const last = useRef({ at: 0, x: 0, y: 0 });
  return (event) => {
    // A key has no place.
    if (event.detail === 0) return;
    const { at, x, y } = last.current;
    const { timeStamp, clientX, clientY } = event;
    last.current = { at: timeStamp, x: clientX, y: clientY };
    if (timeStamp - at > DOUBLE_MS || clientX !== x || clientY !== y) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
