import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { toPieces, type Mark } from './to-pieces';
import styles from './styles.module.css';

export type { Mark } from './to-pieces';

/** The changes that other components can make to the text: each call is one step to undo. */
export type CodeFieldHandle = {
  replace: (edit: { start: number; end: number; text: string }) => void;
  select: (start: number, end: number) => void;
  focus: () => void;
};

type Props = {
  value: string;
  onChange: (value: string) => void;
  /** The name of the field for screen readers. */
  label: string;
  /** Parts of the text that are underlined. */
  marks?: readonly Mark[];
  /** Whether an input method is composing: until it is done, the text is not what the reader means. */
  onCompose?: (isComposing: boolean) => void;
  /** Ctrl+Enter or Command+Enter. Enter alone is a new line. */
  onSubmit?: () => void;
  describedBy?: string;
  isInvalid?: boolean;
  placeholder?: string;
  /** Opens a text that is too long for the field elsewhere; false if it can't. */
  onTooLong?: (text: string) => boolean;
  ref?: Ref<CodeFieldHandle>;
};

/** A longer text has neither colors nor underlines: drawing them would take longer than a keystroke may. */
const DRAWN_LENGTH_MAX = 20_000;
/** So has a text of more pieces, such as one of many short strings. */
const PIECES_MAX = 2000;
/** A browser lays out a megabyte in most of a second. A link to calls has the same limit for a body. */
export const TEXT_LENGTH_MAX = 100_000;

/**
 * A text area over its colored text. The browser edits: input methods, undo, search and screen readers work as in any
 * text area, and the Tab key leaves it.
 */
export default function CodeField({
  value,
  onChange,
  label,
  marks = [],
  onCompose,
  onSubmit,
  ref,
  ...props
}: Props): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null);
  const selection = useRef<[number, number]>(undefined);
  useLayoutEffect(() => {
    // Browsers put the caret at the end of a text that a script sets, such as an example with the dates of today.
    if (selection.current && area.current === document.activeElement)
      area.current?.setSelectionRange(...selection.current);
  }, [value]);
  const [rejectedLength, setRejectedLength] = useState<number>();
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, [rejectedLength]);
  const pieces = useMemo(() => {
    const drawn = value.length <= DRAWN_LENGTH_MAX ? toPieces(value, marks) : undefined;
    return drawn && drawn.length <= PIECES_MAX ? drawn : undefined;
  }, [value, marks]);
  useImperativeHandle(ref, () => ({
    replace: (edit) => area.current && replaceText(area.current, edit),
    select: (start, end) => {
      area.current?.focus();
      area.current?.setSelectionRange(start, end);
    },
    focus: () => area.current?.focus(),
  }));

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit?.();
  }

  /** Keeps out a text that is too long, and says so: the field stays as it is. */
  function rejectLong(event: { preventDefault: () => void }, inserted: string): void {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    const length = value.length - (selectionEnd - selectionStart) + inserted.length;
    const isTooLong = length > TEXT_LENGTH_MAX;
    if (isTooLong) event.preventDefault();
    setRejectedLength(isTooLong && !props.onTooLong?.(inserted) ? length : undefined);
  }

  return (
    <>
      <div className={clsx(styles.field, !pieces && styles.plain)}>
        <pre className={styles.drawn} translate="no" aria-hidden="true">
          {pieces?.map(({ text, type, mark }, index) => (
            <span key={index} className={clsx(type && styles[type], mark && styles[mark])}>
              {text}
            </span>
          ))}
          {/* A line that ends the text is as high as the others. */}
          {'\n'}
        </pre>
        <textarea
          ref={area}
          className={styles.area}
          value={value}
          onChange={({ target }) => {
            selection.current = undefined;
            setRejectedLength(undefined);
            onChange(target.value);
          }}
          onPaste={(event) => rejectLong(event, event.clipboardData.getData('text'))}
          onDrop={(event) => rejectLong(event, event.dataTransfer.getData('text'))}
          onSelect={({ currentTarget: { selectionStart, selectionEnd } }) => {
            selection.current = [selectionStart, selectionEnd];
          }}
          onKeyDown={handleKeyDown}
          onCompositionStart={() => onCompose?.(true)}
          onCompositionEnd={() => onCompose?.(false)}
          aria-label={label}
          aria-describedby={props.describedBy}
          aria-invalid={props.isInvalid}
          placeholder={props.placeholder}
          translate="no"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          rows={8}
        />
      </div>
      <p ref={alert} className={styles.rejected} role="alert">
        {rejectedLength !== undefined &&
          translate(
            {
              id: 'code-field.too-long',
              message:
                'Nothing was pasted: the text would have {length} characters, and this field accepts up to {max}. Shorten long values such as the content of a file, then paste again.',
              description: 'Below a field for requests, after a paste that is too long',
            },
            { length: rejectedLength.toLocaleString('en'), max: TEXT_LENGTH_MAX.toLocaleString('en') },
          )}
      </p>
    </>
  );
}

/**
 * Replaces a part of the text as if the reader had typed it. No other way keeps the steps to undo; the command is in all
 * browsers, and where it does nothing the text is set.
 */
function replaceText(
  area: HTMLTextAreaElement,
  { start, end, text }: { start: number; end: number; text: string },
): void {
  area.focus();
  area.setSelectionRange(start, end);
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const isDone = text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
  if (isDone) return;
  area.setRangeText(text, start, end, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
