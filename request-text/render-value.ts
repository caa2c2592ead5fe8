import type { WrittenRequest } from './read-request';

type Style = WrittenRequest['style'];

/** Words that differ from JSON's. */
const WORDS: Partial<Record<Style, Record<string, string>>> = {
  python: { true: 'True', false: 'False', null: 'None' },
  ruby: { null: 'nil' },
  go: { null: 'nil' },
};

/** A JSON value as a literal, on one line: true → `True` in Python, { a: 1 } → `['a' => 1]` in PHP. */
export function renderValue(value: unknown, style: Style): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => renderValue(item, style)).join(', ');
    return style === 'go' ? `[]any{${items}}` : `[${items}]`;
  }
  if (typeof value === 'object' && value !== null) return renderObject(value, style);
  if (typeof value === 'string') return renderString(value, style === 'php' || style === 'ruby' ? "'" : '"');
  const word = WORDS[style]?.[JSON.stringify(value)];
  return word ?? JSON.stringify(value);
}

function renderObject(value: object, style: Style): string {
  const entries = Object.entries(value).map(
    ([name, inner]) => `${renderName(name, style)}${getArrow(style)}${renderValue(inner, style)}`,
  );
  const [open, close] = style === 'php' ? ['[', ']'] : style === 'go' ? ['map[string]any{', '}'] : ['{ ', ' }'];
  return entries.length === 0 ? `${open.trim()}${close.trim()}` : `${open}${entries.join(', ')}${close}`;
}

/** The characters between a name and its value. */
export function getArrow(style: Style): string {
  return style === 'php' || style === 'ruby' ? ' => ' : ': ';
}

/** A name as the names around it are written, which `like` is one of. */
export function renderName(name: string, style: Style, like = ''): string {
  const isWord = /^[A-Za-z_]\w*$/.test(name);
  if (like.startsWith(':') && isWord) return `:${name}`;
  if (/^[A-Za-z_$]/.test(like) && isWord && style !== 'python') return name;
  if (style === 'node' && like === '' && isWord) return name;
  const quote = /^['"]/.exec(like)?.[0] ?? (style === 'php' || style === 'ruby' ? "'" : '"');
  return renderString(name, quote);
}

function renderString(text: string, quote: string): string {
  if (quote === '"') return JSON.stringify(text);
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
