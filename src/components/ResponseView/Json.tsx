import { Fragment, type ReactNode } from 'react';
import { shortenBase64 } from '../../../contract/shorten-base64';
import styles from './styles.module.css';

type Props = { value: unknown; text: string; label: string };

const TOKEN = /("(?:\\.|[^"\\])*"?)(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/g;

/** A JSON body, indented and colored, with links to the documentation where it has some. */
export default function Json({ value, text, label }: Props): ReactNode {
  const shown = value === undefined ? text : JSON.stringify(value, shortenBase64, 2);
  return (
    <pre className={styles.json} tabIndex={0} role="group" aria-label={label} translate="no">
      <code>{value === undefined ? shown : toParts(shown)}</code>
    </pre>
  );
}

function toParts(json: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of json.matchAll(TOKEN)) {
    const [whole, string, colon, literal] = match;
    parts.push(json.slice(end, match.index));
    end = match.index + whole.length;
    if (literal !== undefined) parts.push(<span className={styles.literal}>{literal}</span>);
    else if (colon !== undefined) parts.push(<span className={styles.key}>{string}</span>, colon);
    else parts.push(<span className={styles.string}>{toLink(string ?? '')}</span>);
  }
  return [...parts, json.slice(end)].map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

/** Links of errors lead to pages of this portal, on whatever host it is read. */
function toLink(string: string): ReactNode {
  const path = /^"https?:\/\/[^/"]+((?:\/[\w-]+)+#[\w-]+)"$/.exec(string)?.[1];
  return path === undefined ? string : <a href={path}>{string}</a>;
}
