type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Place = { indent: string; columns: number };

const INDENT = '  ';
/** Kana, kanji and full-width forms take two columns. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

/**
 * Renders JSON in few lines: a value that fits is written in one line, and so are short fields that follow each other.
 * { to: { name: 'A', zip: '060-0042' } }, 30 columns → '{\n  "to": {\n    "name": "A", "zip": "060-0042"\n  }\n}'
 */
export function renderCompactJson(value: Json, columns: number): string {
  return renderPart('', value, { indent: '', columns });
}

/** Renders a value after the name of its field. */
function renderPart(name: string, value: Json, { indent, columns }: Place): string {
  const line = name + renderLine(value);
  if (typeof value !== 'object' || value === null || measure(`${indent}${line},`) <= columns) return line;
  const inner = { indent: indent + INDENT, columns };
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(([key, entry]) => renderPart(isList ? '' : `"${key}": `, entry, inner));
  const [open, close] = isList ? '[]' : '{}';
  return `${name}${open}\n${fillLines(parts, inner).join(',\n')}\n${indent}${close}`;
}

function fillLines(parts: string[], { indent, columns }: Place): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const joined = `${lines.at(-1) ?? ''}, ${part}`;
    const isFitting = lines.length > 0 && !joined.includes('\n') && measure(`${joined},`) <= columns;
    if (isFitting) lines[lines.length - 1] = joined;
    else lines.push(indent + part);
  }
  return lines;
}

function renderLine(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(renderLine).join(', ')}]`;
  const entries = Object.entries(value).map(([name, entry]) => `"${name}": ${renderLine(entry)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** In columns of a font in which all letters have the same width. */
function measure(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0);
}
