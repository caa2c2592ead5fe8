import type { FoundBody } from './find-literal';
import { COMPUTED, parseEmbeddedJson } from './parse-embedded-json';
import { readPromptWords, readShellWords, type ShellWord } from './shell-words';

/** The request of a curl command: URL, method, and the body if the command contains it. */
export type CurlCall = { method: string | undefined; url: string | undefined; body: FoundBody | undefined };

const DATA = ['-d', '--data', '--data-raw', '--data-binary', '--data-ascii', '--json'];
/** Options with a value that says nothing of the request's body, method or URL. */
const WITH_VALUE = [
  '-H',
  '--header',
  '-o',
  '--output',
  '-u',
  '--user',
  '-A',
  '--user-agent',
  '-m',
  '--max-time',
  '-b',
  '--cookie',
  '-x',
  '--proxy',
  '-w',
  '--write-out',
  '--data-urlencode',
  '-F',
  '--form',
  '-e',
  '--referer',
  '--cacert',
];

/** A command has one of them. */
const HERE_DOCUMENTS_MAX = 10;
/** Bounded: nine variables of 260 characters, and a command has 100,000. */
const COMMAND = /(?:^|[\n;|&($>])[ \t]*(?:sudo[ \t]+)?(?:\w{1,60}=\S{0,200}[ \t]+){0,9}curl(?:\.exe)?(?=\s)/;
/** Signs of the Windows command prompt: a caret before a quotation mark or the end of a line, or doubled quotation marks. */
const PROMPT = /\^(?:"|\r?\n)|[{[:,]\s*""[^",}\]\s]/;

export function isCurl(text: string): boolean {
  return text.includes('curl') && COMMAND.test(text);
}

/** Reads a curl command. Its headers are passed over: a token in them goes no further. */
export function readCurl(text: string): CurlCall {
  const found = COMMAND.exec(text);
  const readWords = PROMPT.test(text) ? readPromptWords : readShellWords;
  const words = readWords(text, found ? found.index + found[0].length : 0);
  let method: string | undefined;
  let url: string | undefined;
  const data: ShellWord[] = [];
  const operands: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = toOption(words, index);
    if (word.skips) index += 1;
    if (word.name === '-X' || word.name === '--request') method = word.value?.content.toUpperCase();
    else if (word.name === '--url') url = word.value?.content;
    else if (word.name === '-G' || word.name === '--get') method = 'GET';
    else if (word.name !== undefined && DATA.includes(word.name)) data.push(...(word.value ? [word.value] : []));
    else if (word.name === undefined && word.value) operands.push(word.value.content);
  }
  const body = findInline(data) ?? readHereDocument(text);
  // The value of an option that is not known here, `--retry 3`, looks like an operand.
  url ??= operands.find(isUrl) ?? operands[0];
  return { method: method ?? (data.length > 0 ? 'POST' : 'GET'), url, body };
}

/** Whether a word has a scheme, a host with a dot or a port, or a placeholder in front of its path. */
function isUrl(word: string): boolean {
  const host = word.slice(0, Math.max(0, word.indexOf('/')));
  return !host.startsWith('.') && (/[.:]|\}\}/.test(host) || host.includes(COMPUTED));
}

type Option = { name: string | undefined; value: ShellWord | undefined; skips: boolean };

/** `-d BODY`, `-dBODY`, `--data BODY`, `--data=BODY`, `-XPUT`; a word without a dash is the URL. */
function toOption(words: ShellWord[], index: number): Option {
  const word = words[index];
  const content = word?.content ?? '';
  if (!word || !content.startsWith('-')) return { name: undefined, value: word, skips: false };
  const [long = '', ...after] = content.startsWith('--') ? content.split('=') : [];
  if (after.length > 0) return { name: long, value: cutWord(word, long.length + 1), skips: false };
  const withValue = [...DATA, ...WITH_VALUE, '-X', '--request', '--url'];
  if (content.startsWith('--')) return { ...toValue(withValue.includes(content), words, index), name: content };
  // Flags can be joined, `-sSXPUT`: the value of the first flag that has one is the rest of the word, or the next word.
  const at = Array.from(content.slice(1)).findIndex((letter) => withValue.includes(`-${letter}`)) + 1;
  const name = `-${content.charAt(at)}`;
  return at > 0 && at + 1 < content.length
    ? { name, value: cutWord(word, at + 1), skips: false }
    : { ...toValue(at > 0, words, index), name };
}

function toValue(hasValue: boolean, words: ShellWord[], index: number): Pick<Option, 'value' | 'skips'> {
  return hasValue ? { value: words[index + 1], skips: true } : { value: undefined, skips: false };
}

function cutWord(word: ShellWord, length: number): ShellWord {
  return { ...word, content: word.content.slice(length), toSource: (offset) => word.toSource(offset + length) };
}

function findInline(data: ShellWord[]): FoundBody | undefined {
  return data.map(parseBody).find((body) => body !== undefined);
}

/** `<<'JSON'` and the lines up to that word, as the input of curl or of a command in front of it. */
function readHereDocument(text: string): FoundBody | undefined {
  let left = HERE_DOCUMENTS_MAX;
  for (const opening of text.matchAll(/<<(-?)\s{0,9}(['"\\]?)(\w{1,80})(?!\w)['"]?[^\n]{0,1000}\n/g)) {
    if ((left -= 1) < 0) return undefined;
    const from = opening.index + opening[0].length;
    const rest = text.slice(from);
    const closing = new RegExp(`^${opening[1] === '-' ? '\\t*' : ''}${opening[3]}\\s*$`, 'm').exec(rest);
    const raw = rest.slice(0, closing?.index ?? rest.length);
    const body = parseBody(toHereWord(raw, from, opening[2] !== ''));
    if (body) return body;
  }
  return undefined;
}

/** Without quotes around its word a here-document is written as in double quotes, but for the quotes themselves. */
function toHereWord(raw: string, start: number, isQuoted: boolean): ShellWord {
  const end = start + raw.length;
  if (isQuoted || !/[\\$`]/.test(raw)) {
    const encode = (content: string): string => (isQuoted ? content : content.replace(/[\\$`]/g, '\\$&'));
    return { start, end, content: raw, toSource: (offset) => start + offset, encode };
  }
  let content = '';
  const offsets: number[] = [];
  for (const part of raw.matchAll(/\\[\\$`]|\$\{[^}]*\}?|\$\([^)]*\)?|\$\w+|`[^`]*`?|[^]/g)) {
    const [written] = part;
    const decoded = written.length === 1 ? written : written.startsWith('\\') ? written.slice(1) : COMPUTED;
    offsets.push(start + part.index);
    content += decoded;
  }
  offsets.push(end);
  return {
    start,
    end,
    content,
    toSource: (offset) => offsets[offset] ?? end,
    encode: (written) => written.replace(/[\\$`]/g, '\\$&'),
  };
}

function parseBody(word: ShellWord): FoundBody | undefined {
  if (!/^\s*[{[]/.test(word.content)) return undefined;
  const { root, problems } = parseEmbeddedJson(word.content);
  return root && { root, problems, string: word };
}
