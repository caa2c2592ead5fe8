// cspell:ignore passw postfach apartado boîte postale
import { listUnusualCharacters } from '../rules/japanese-characters';
import type { CallRecord } from '../sandbox/web';

/** The kind of a masked value, as an export counts it: 'secret' for tokens and credentials, 'text' for notes and unknown fields. */
export type MaskedKind = 'secret' | 'name' | 'phone' | 'email' | 'address' | 'image' | 'text';

export type MaskedCalls = {
  calls: CallRecord[];
  /** How many different values of each kind were masked. */
  counts: Partial<Record<MaskedKind, number>>;
};

type Values = Map<string, { kind: MaskedKind; masked: string }>;

/** Fields whose values are always private. */
const SECRET = /credential|passw|secret|token|api_?key|access_?key/i;
/** Tokens of this API, wherever a reader has put one. */
const TOKEN = /tok_\w+/g;
const MASKED_TOKEN = 'tok_left_out';
/** A PNG of one pixel, in place of a signature or a logo. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const STRING_LENGTH_MAX = 1000;

/** The fields whose strings say nothing about a person. Those of any other field, also of an unknown one, are masked. */
const PUBLIC = new Set(
  [
    'auth carrier carrier_id carrier_invoice city code content_type country created_at currency current_status date',
    'debug_id delivery_date delivery_time estimated_delivery_date field file hs_code id incoterms invoice label link location',
    'method name origin origin_country pack_size package province province_kanji rule service size size_fallback state',
    'status temperature tracking_number tracking_numbers type updated_at',
  ].flatMap((line) => line.split(' ')),
);
/** Sentences of a response, which quote values of the request. */
const PROSE = new Set(['description', 'details', 'message', 'value']);
const QUOTED = /(?<=[“「『"])[^“”「」『』"]+(?=[”」』"])/g;

const KINDS: [MaskedKind, RegExp][] = [
  ['phone', /phone|tel|fax/i],
  ['email', /mail|^key$/i],
  ['name', /name|company/i],
  ['address', /address|zip|post|extra|street|line/i],
];

/** The parts of an address line that rules read and that aren't personal: a prefecture at its start, and a PO box. */
const KEPT_IN_ADDRESS =
  /(^(?:北海道|東京都|大阪府|京都府|\p{Script=Han}{2,3}県)|\bp\.?\s*o\.?\s*box\b|\bpost\s+office\s+box\b|私書箱|\bpostfach\b|\bapartado\b|\bboîte postale\b)/iu;

/** Numbers of persons and companies, whose letters say of which kind they are. */
const NUMBER = /_number$|tax/;

/** The digits of a postal code that name a region, which rules compare with the province. */
const ZIP_KEPT = 3;

/**
 * Masks calls that leave the page. Tokens and credentials are always masked, in requests and responses, and so are images;
 * personal data unless it is kept: names, phone numbers, emails, addresses below the city, and the strings of unknown
 * fields. A masked value has the same length and kinds of characters, so that the same rules accept or reject it:
 * '高橋 美咲' → '山山 山山', 'Ab-12' → 'Xx-11'. What a sentence of a response quotes is masked as well.
 */
export function maskCalls(calls: readonly CallRecord[], { keepsPersonal }: { keepsPersonal: boolean }): MaskedCalls {
  const values: Values = new Map();
  const mask = createMask(values, keepsPersonal);
  const masked = calls.map((call) => ({
    ...call,
    body: call.body === undefined ? undefined : mask.request(call.body),
    response: mask.response(call.response),
  }));
  // Sentences and queries quote the values of any call.
  const replaceKnown = createReplacer(values);
  const counts: MaskedCalls['counts'] = {};
  for (const { kind } of values.values()) counts[kind] = (counts[kind] ?? 0) + 1;
  return {
    calls: masked.map((call) => ({
      ...call,
      path: maskPath(call.path, replaceKnown),
      response: mapJson(call.response, (text, name) => (PROSE.has(name) ? replaceKnown(text) : text)),
    })),
    counts,
  };
}

type Mask = Record<'request' | 'response', (text: string) => string>;
type Place = { name: string; parent: string; isSecret: boolean; isResponse: boolean };

function createMask(values: Values, keepsPersonal: boolean): Mask {
  const top = { name: '', parent: '', isSecret: false };
  return {
    request: (text) => maskJson(text, { ...top, isResponse: false }) ?? maskBroken(text),
    response: (text) => maskJson(text, { ...top, isResponse: true }) ?? text.replace(TOKEN, MASKED_TOKEN),
  };

  function maskJson(text: string, place: Place): string | undefined {
    try {
      return JSON.stringify(maskValue(JSON.parse(text), place));
    } catch {
      return undefined;
    }
  }

  function maskValue(value: unknown, place: Place): unknown {
    if (typeof value === 'string') return maskString(value, place);
    if (typeof value === 'number') return maskNumber(value, place);
    if (Array.isArray(value)) return value.map((entry) => maskValue(entry, place));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([name, inner]) => {
      // An address isn't a secret, and has to stay valid for the rules of the carrier.
      const isSecret = (place.isSecret && name !== 'address') || SECRET.test(name);
      return [name, maskValue(inner, { ...place, name, parent: place.name, isSecret })] as const;
    });
    const masked = Object.fromEntries(entries);
    return place.isResponse && 'given' in masked ? maskDetail(masked) : masked;
  }

  function maskString(text: string, { name, parent, isSecret, isResponse }: Place): string {
    if (text === '') return text;
    if (isSecret) return name === 'currency' ? text : remember(text, 'secret', maskText(text));
    if (text.length > STRING_LENGTH_MAX) return remember(text, 'image', PIXEL);
    const isProse = isResponse && PROSE.has(name) && parent !== 'scheduled_delivery_email';
    // The detail of an error says which field was given.
    if (keepsPersonal || isProse || PUBLIC.has(name) || (isResponse && name === 'given')) return maskTokens(text);
    return maskPersonal(text, name);
  }

  function maskNumber(value: number, { name, isSecret }: Place): number {
    if (isSecret) return 1;
    const isPersonal = !keepsPersonal && !PUBLIC.has(name) && findKind(name) !== 'text';
    return isPersonal ? Number(maskText(String(value))) : value;
  }

  /** The detail of an error, whose `given` and quotations are of the field that it names. */
  function maskDetail({ field, given, message, ...rest }: Record<string, unknown>): Record<string, unknown> {
    const name = typeof field === 'string' ? (field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '') : '';
    const isKept = keepsPersonal || name === '' || PUBLIC.has(name);
    const mask = (text: string): string => (isKept ? maskTokens(text) : maskPersonal(text, name));
    return {
      ...rest,
      field,
      given: typeof given === 'string' ? mask(given) : given,
      message: typeof message === 'string' && !isKept ? message.replace(QUOTED, mask) : message,
    };
  }

  /** A body that is no JSON: its strings are masked whatever their fields are, and what remains of other letters. */
  function maskBroken(text: string): string {
    if (keepsPersonal) return SECRET.test(text) || text.search(TOKEN) >= 0 ? '{' : text;
    if (SECRET.test(text)) return remember(text, 'secret', '{');
    return text
      .replace(/(["'])((?:\\.|(?!\1)[^\\\n])+)\1(\s*:)?/g, (whole, quote: string, inner: string, colon?: string) =>
        colon === undefined ? quote + maskPersonal(inner, '') + quote : whole,
      )
      .replace(/[^\0-\x7f]+/g, (rest) => maskText(rest));
  }

  function maskTokens(text: string): string {
    return text.replace(TOKEN, (token) => remember(token, 'secret', MASKED_TOKEN));
  }

  function maskPersonal(text: string, name: string): string {
    const kind = findKind(name);
    const [kept, rest] = /zip/.test(name) ? [text.slice(0, ZIP_KEPT), text.slice(ZIP_KEPT)] : ['', text];
    const parts = kind === 'address' ? rest.split(KEPT_IN_ADDRESS) : [rest];
    // The captured groups of the expression are between the parts.
    const mask = NUMBER.test(name) ? maskDigits : maskText;
    const masked = kept + parts.map((part, index) => (index % 2 === 1 ? part : mask(part))).join('');
    return remember(text, kind, masked);
  }

  function remember(text: string, kind: MaskedKind, masked: string): string {
    if (masked !== text) values.set(text, { kind, masked });
    return masked;
  }
}

function findKind(name: string): MaskedKind {
  return KINDS.find(([, pattern]) => pattern.test(name))?.[0] ?? 'text';
}

/** Replaces masked values wherever a text contains one. Shorter ones than three letters are words of any sentence. */
function createReplacer(values: Values): (text: string) => string {
  const known = [...values.keys()].filter((text) => text.length > 2 && text.length <= STRING_LENGTH_MAX);
  if (known.length === 0) return (text) => text;
  known.sort((a, b) => b.length - a.length);
  const pattern = new RegExp(known.map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join('|'), 'g');
  return (text) => text.replace(pattern, (found) => values.get(found)?.masked ?? found);
}

/** Path and query without secrets: '/shipments?token=abc' → '/shipments?token=xxx' */
function maskPath(path: string, replaceKnown: (text: string) => string): string {
  return path
    .replace(/([?&])([^=&]+)=([^&]*)/g, (_, before: string, name: string, value: string) => {
      const masked = SECRET.test(name) ? maskText(value) : encode(replaceKnown(decode(value)), value);
      return `${before}${name}=${masked}`;
    })
    .replace(TOKEN, MASKED_TOKEN);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A value of a query as it was written, unless it was changed. */
function encode(text: string, written: string): string {
  return text === decode(written) ? written : encodeURIComponent(text);
}

function mapJson(text: string, change: (text: string, name: string) => string): string {
  try {
    const named = (value: unknown, name: string): unknown => {
      if (typeof value === 'string') return change(value, name);
      if (Array.isArray(value)) return value.map((entry) => named(entry, name));
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(inner, key)]));
    };
    return JSON.stringify(named(JSON.parse(text), ''));
  } catch {
    return text;
  }
}

/** '高橋 ﾐｻｷ 2丁目' → '山山 ｱｱｱ 1山山'. A date remains one. */
function maskText(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return '2026-01-01';
  return Array.from(text.normalize('NFC'), maskCharacter).join('');
}

/** 'IM2760000742' → 'IM1111111111' */
function maskDigits(text: string): string {
  return text.replace(/\d/g, '1');
}

const CHARACTERS: [kind: RegExp, replacement: string][] = [
  [/[0-9]/, '1'],
  [/[A-Z]/, 'X'],
  [/[a-z]/, 'x'],
  [/[０-９]/, '１'],
  [/[Ａ-Ｚ]/, 'Ｘ'],
  [/[ａ-ｚ]/, 'ｘ'],
  [/[ｦ-ﾝ]/, 'ｱ'],
  [/\p{Script=Hiragana}/u, 'あ'],
  [/\p{Script=Katakana}/u, 'ア'],
  [/\p{Script=Han}/u, '山'],
  [/\p{Script=Cyrillic}|\p{Script=Greek}/u, 'Ж'],
  [/(?=\p{Script=Latin})\p{Lu}/u, 'É'],
  [/\p{Script=Latin}/u, 'é'],
];

function maskCharacter(character: string): string {
  if (!/[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{Nd}]/u.test(character)) return character;
  const masked = CHARACTERS.find(([kind]) => kind.test(character))?.[1] ?? '한';
  // Labels may not show it: neither may they show what replaces it.
  const isUnusual = /\p{Script=Han}/u.test(character) && listUnusualCharacters(character).length > 0;
  return isUnusual ? '髙' : masked;
}
