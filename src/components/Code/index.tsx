import { translate } from '@docusaurus/Translate';
import { useMemo, useRef, type ReactNode } from 'react';
import useOverflow from '../../hooks/useOverflow';
import CopyButton from '../CopyButton';
import { renderStretches } from './render-stretches';
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
  // As elements, the colours of the longest page would be seven thousand parts that React has to take over one by one.
  const html = useMemo(() => ({ __html: renderStretches(text, marks, styles) }), [text, marks]);
  const label =
    title ?? translate({ id: 'code.region', message: 'Code', description: 'Name of a code block that has no title' });
  return (
    <figure className={styles.block}>
      <figcaption className={styles.bar}>
        <span className={styles.title}>{title ?? LANGUAGE_NAMES[language] ?? language}</span>
        <CopyButton text={text} />
      </figcaption>
      <pre ref={pre} className={styles.pre} {...(overflows ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}>
        <code className={styles.code} translate="no" dangerouslySetInnerHTML={html} />
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
