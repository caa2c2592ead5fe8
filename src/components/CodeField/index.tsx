import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import {
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { isSendKey } from '../../hooks/send-key';
import colors from '../Code/styles.module.css';
import { isLongText } from './cut-text';
import LongText, { type CodeFieldHandle } from './LongText';
import { toPieces, type Mark } from './to-pieces';
import styles from './styles.module.css';

export type { CodeFieldHandle } from './LongText';
export type { Mark } from './to-pieces';

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
  /** How many characters it accepts. A text that is too long for a text area isn't edited, but fixed and replaced. */
  lengthMax?: number;
  /** Opens a text that is too long for the field elsewhere; false if it can't. */
  onTooLong?: (text: string) => boolean;
  ref?: Ref<CodeFieldHandle>;
};

/** A text of more pieces has neither colors nor underlines: drawing them would last longer than a keystroke may. */
const PIECES_MAX = 2000;
/** Of a longer text that is new, the text is shown first and its colors in a separate task, so that neither blocks the page. */
const PASTE_LENGTH_MIN = 2000;

/** A link to calls has the same limit for a body. */
const TEXT_LENGTH_MAX = 100_000;

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
  lengthMax = TEXT_LENGTH_MAX,
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
  const isLong = useMemo(() => isLongText(value), [value]);
  const shown = useDeferredValue(value);
  const isPasted = Math.abs(value.length - shown.length) > PASTE_LENGTH_MIN;
  const pieces = useMemo(() => {
    const drawn = isLong || isPasted ? undefined : toPieces(value, marks);
    return drawn && drawn.length <= PIECES_MAX ? drawn : undefined;
  }, [value, marks, isLong, isPasted]);
  useImperativeHandle(isLong ? undefined : ref, () => ({
    replace: (edit) => area.current && replaceText(area.current, edit),
    select: (start, end) => {
      area.current?.focus();
      area.current?.setSelectionRange(start, end);
    },
    focus: () => area.current?.focus(),
  }));

  function handleKeyDown(event: KeyboardEvent): void {
    if (!isSendKey(event)) return;
    event.preventDefault();
    onSubmit?.();
  }

  /** Inserts what makes the text too long for a text area, and keeps out what is too long at all: the field says so and stays as it is. */
  function insert(event: { preventDefault: () => void }, inserted: string): void {
    const { selectionStart = 0, selectionEnd = value.length } = area.current ?? {};
    const next = value.slice(0, selectionStart) + inserted + value.slice(selectionEnd);
    const isTooLong = next.length > lengthMax;
    if (isTooLong || isLong || isLongText(next)) event.preventDefault();
    setRejectedLength(isTooLong && !props.onTooLong?.(inserted) ? next.length : undefined);
    if (!isTooLong && (isLong || isLongText(next))) onChange(next);
  }

  const common = {
    onPaste: (event: ClipboardEvent) => insert(event, event.clipboardData.getData('text')),
    'aria-label': label,
    'aria-describedby': props.describedBy,
    'aria-invalid': props.isInvalid,
    translate: 'no',
  } as const;
  return (
    <>
      {isLong ? (
        <LongText {...common} ref={ref} value={value} onChange={onChange} />
      ) : (
        <div className={clsx(styles.field, !pieces && styles.plain)}>
          <pre className={styles.drawn} translate="no" aria-hidden="true">
            {pieces?.map(({ text, type, mark }, index) => (
              <span key={index} className={clsx(type && colors[type], mark && styles[mark])} data-mark={mark}>
                {text}
              </span>
            ))}
            {/* A line that ends the text is as high as the others. */}
            {'\n'}
          </pre>
          <textarea
            {...common}
            ref={area}
            className={styles.area}
            value={value}
            onChange={({ target }) => {
              selection.current = undefined;
              setRejectedLength(undefined);
              onChange(target.value);
            }}
            onDrop={(event) => insert(event, event.dataTransfer.getData('text'))}
            onSelect={({ currentTarget: { selectionStart, selectionEnd } }) => {
              selection.current = [selectionStart, selectionEnd];
            }}
            onKeyDown={handleKeyDown}
            onCompositionStart={() => onCompose?.(true)}
            onCompositionEnd={() => onCompose?.(false)}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            rows={8}
          />
        </div>
      )}
      <p ref={alert} className="problem" role="alert">
        {rejectedLength !== undefined &&
          translate(
            {
              id: 'code-field.too-long',
              message:
                'Nothing was pasted: the text would have {length} characters, and this field accepts up to {max}. Shorten long values such as the content of a file, then paste again.',
              description: 'Below a field for requests, after a paste that is too long',
            },
            { length: rejectedLength.toLocaleString('en'), max: lengthMax.toLocaleString('en') },
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
