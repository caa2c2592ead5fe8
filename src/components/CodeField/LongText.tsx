import {
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import InParts from '../InParts';
import { cutText } from './cut-text';
import styles from './styles.module.css';

/** The changes that other components can make to the text: in a text area, each call is one step to undo. */
export type CodeFieldHandle = {
  replace: (edit: { start: number; end: number; text: string }) => void;
  select: (start: number, end: number) => void;
  focus: () => void;
};

type Props = Omit<ComponentProps<'div'>, 'onChange' | 'ref'> & {
  value: string;
  onChange: (value: string) => void;
  ref: Ref<CodeFieldHandle> | undefined;
};

/** A megabyte, unless it has many empty lines. */
const PARTS_SHOWN = 1500;

/**
 * A text that a text area would need too long to lay out. It isn't edited here: fixes change it, and a paste replaces it. What is
 * out of view isn't laid out.
 */
export default function LongText({ value, onChange, ref, ...props }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const parts = useMemo(() => cutText(value), [value]);
  useImperativeHandle(ref, () => ({
    replace: ({ start, end, text }) => onChange(value.slice(0, start) + text + value.slice(end)),
    select: (start, end) => place.current && selectText(place.current, start, end),
    focus: () => place.current?.focus(),
  }));
  useEffect(() => {
    // The text area that had the focus is gone.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.field}>
      <InParts items={parts} toItem={toPart} first={PARTS_SHOWN}>
        {(drawn) => (
          <div {...props} ref={place} className={styles.long} role="textbox" aria-readonly aria-multiline tabIndex={0}>
            {drawn}
          </div>
        )}
      </InParts>
    </div>
  );
}

function toPart(part: string, index: number): ReactElement {
  return (
    <div key={index} className={styles.part}>
      {part}
    </div>
  );
}

/** Selects a part of the text and brings its beginning into view; nothing where it isn't drawn. */
function selectText(place: HTMLElement, start: number, end: number): void {
  const from = findOffset(place, start);
  const to = findOffset(place, end);
  if (!from || !to) return;
  from[0].parentElement?.scrollIntoView({ block: 'nearest' });
  window.getSelection()?.setBaseAndExtent(...from, ...to);
}

function findOffset(place: HTMLElement, offset: number): [node: Node, offset: number] | undefined {
  let left = offset;
  for (const { firstChild } of place.children) {
    const { length } = firstChild as Text;
    if (firstChild && left <= length) return [firstChild, left];
    left -= length;
  }
  return undefined;
}
