import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import CopyButton from '../CopyButton';
import { markLines, renderAround, renderStretches } from './render-stretches';
import styles from './styles.module.css';

type Props = {
  language: string;
  title?: string;
  text: string;
  /** Lengths and kinds of the stretches of `text`, made while the page was compiled: `1u3p1o`; around a body, `4f|1u3p|2o`. */
  marks: string;
  /** The field of each line of JSON (`markLines`). */
  lines?: string;
  /** The code appears after the page has loaded, so nothing measures whether it scrolls. */
  isLate?: boolean;
};

/** A code block with its title and a copy button. */
export default function Code({ language, title, text, marks, lines, isLate = false }: Props): ReactNode {
  const name =
    title ?? translate({ id: 'code.region', message: 'Code', description: 'Name of a code block that has no title' });
  const hasBody = marks.includes('|');
  const html = (hasBody ? renderAround : renderStretches)(text, marks, styles);
  return (
    <figure className={styles.block}>
      <figcaption className={styles.bar}>
        <span className={styles.title}>{title ?? LANGUAGE_NAMES[language] ?? language}</span>
        {lines?.includes('@') && (
          <span className={styles.note} data-date-note="">
            <Translate id="code.dates" description="Above a request whose dates the page calculates">
              Dates are filled in automatically
            </Translate>
          </span>
        )}
        {hasBody && (
          <span className={styles.note} data-edited="" hidden>
            <Translate id="code.edited" description="Above a sample that contains the body as the reader changed it">
              With your changes in Try it
            </Translate>
          </span>
        )}
        <CopyButton />
      </figcaption>
      <pre
        className={styles.pre}
        data-scroll="group"
        data-name={name}
        {...(isLate && { role: 'group', tabIndex: 0, 'aria-label': name })}
      >
        <code
          className={styles.code}
          translate="no"
          dangerouslySetInnerHTML={{ __html: lines ? markLines(html, lines) : html }}
        />
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
