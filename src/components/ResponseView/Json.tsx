import { Fragment, type ReactNode } from 'react';
import { shortenBase64 } from '../../../contract/shorten-base64';
import colors from '../Code/styles.module.css';
import { listTokens } from '../CodeField/to-pieces';
import styles from './styles.module.css';

type Props = { value: unknown; text: string; label: string };

/** A JSON body, indented and colored, with links to the documentation where it has some. */
export default function Json({ value, text, label }: Props): ReactNode {
  const shown = value === undefined ? text : JSON.stringify(value, shortenBase64, 2);
  const tokens = value === undefined ? [] : listTokens(shown);
  return (
    <pre className={styles.json} tabIndex={0} role="group" aria-label={label} translate="no">
      <code>
        {shown.slice(0, tokens[0]?.start)}
        {tokens.map(({ start, end, type }, index) => (
          <Fragment key={start}>
            <span className={colors[type]}>{toLink(shown.slice(start, end))}</span>
            {shown.slice(end, tokens[index + 1]?.start)}
          </Fragment>
        ))}
      </code>
    </pre>
  );
}

/** Links of errors lead to pages of this portal, on whatever host it is read. */
function toLink(string: string): ReactNode {
  const path = /^"https?:\/\/[^/"]+((?:\/[\w-]+)+#[\w-]+)"$/.exec(string)?.[1];
  return path === undefined ? string : <a href={path}>{string}</a>;
}
