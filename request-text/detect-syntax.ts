import type { Language } from './dialects';
import { isCurl } from './read-curl';

export type Syntax = 'json' | 'curl' | Language;

/** Signs of each language, outside strings; the first language that shows one is taken. */
const SIGNS: readonly (readonly [Language, RegExp])[] = [
  ['go', /\bmap\[string\]|^package \w+|\bhttp\.NewRequest|:= /m],
  ['php', /<\?php|\$\w+\s*(?:=[^=>]|->)|\barray\s*\(|\bjson_encode\b|\bcurl_set|^[ \t]*\[(?:[^\]=]|=(?!>))*=>/],
  ['node', /\b(?:const|let|var)\s|\bfetch\s*\(|\bJSON\.stringify\b|\bawait\s|\baxios\b/],
  ['python', /\b(?:True|False|None)\b|^[ \t]*(?:import|from|def|async def)\s|\brequests\.|\bjson\.dumps\b|^[ \t]*#/m],
  ['ruby', /=>|\bNet::HTTP\b|\bnil\b|\.to_json\b|^[ \t]*require\b|<<~|\bputs\b/m],
];

/** Quotes around names that JSON does not have, or none. */
const BARE_NAME = /^\s*[{[][\s{[]*(?:[A-Za-z_$][\w$]*|'[^'\n]*')\s*:/;

/** The language in which a request is written. What looks like nothing else is JSON, with its errors. */
export function detectSyntax(text: string): Syntax {
  if (isCurl(text)) return 'curl';
  const isData = /^\s*[{[]/.test(text);
  // What isn't closed is passed over as well: otherwise, each quotation mark in it is tried as the beginning of a string.
  const code = text.replace(/(["'])(?:\\.|(?!\1)[^\\\n])*(\1?)/g, (whole, _, end: string) =>
    end === '' ? whole : '""',
  );
  const signs = isData ? SIGNS.filter(([language]) => language !== 'node') : SIGNS;
  const found = signs.find(([, pattern]) => pattern.test(code))?.[0];
  if (found) return found;
  if (isData) return BARE_NAME.test(text) ? 'node' : 'json';
  return /^\s*(?:[\w$.]+\s*=|return\b)/.test(text) ? 'node' : 'json';
}
