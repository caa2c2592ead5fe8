import { translate } from '@docusaurus/Translate';
import { useRef, type ReactNode } from 'react';
import useOverflow from '../../hooks/useOverflow';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';

type Props = {
  language: string;
  title?: string;
  text: string;
  /** Lengths and kinds of the stretches of `text`, made while the page was compiled: `1u3p1o`. */
  marks: string;
};

/** A code block with its title and a copy button. */
export default function Code({ language, title, text, marks }: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const overflows = useOverflow(pre);
  const label =
    title ?? translate({ id: 'code.region', message: 'Code', description: 'Name of a code block that has no title' });
  return (
    <figure className={styles.block}>
      <figcaption className={styles.bar}>
        <span className={styles.title}>{title ?? LANGUAGE_NAMES[language] ?? language}</span>
        <CopyButton text={text} />
      </figcaption>
      <pre ref={pre} className={styles.pre} {...(overflows ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}>
        <code className={styles.code} translate="no">
          {toStretches(text, marks)}
        </code>
      </pre>
    </figure>
  );
}

const LANGUAGE_NAMES: Record<string, string> = {
  json: 'JSON',
  bash: 'Shell',
  js: 'JavaScript',
  python: 'Python',
  php: 'PHP',
  ruby: 'Ruby',
  go: 'Go',
  http: 'HTTP',
  text: '',
};

function toStretches(text: string, marks: string): ReactNode[] {
  const stretches: ReactNode[] = [];
  let at = 0;
  for (const [, length, kind = '-'] of marks.matchAll(/(\d+)(\D)/g)) {
    const part = text.slice(at, at + Number(length));
    at += Number(length);
    stretches.push(
      kind === '-' ? (
        part
      ) : (
        <span key={at} className={styles[kind]}>
          {part}
        </span>
      ),
    );
  }
  return stretches.length > 0 ? stretches : [text];
}
