// cspell:ignore passw
import type { DocumentedForms } from '../contract';
import { listUnusualCharacters } from '../rules/japanese-characters';
import type { CallRecord } from '../sandbox/web';
import { parseJson } from './json';

/** The kind of a masked value, as an export counts it: 'secret' for tokens and credentials, 'text' for notes and unknown fields. */
export type MaskedKind = 'secret' | 'name' | 'phone' | 'email' | 'address' | 'image' | 'text';

export type MaskedCalls = {
  calls: CallRecord[];
  /** How many different values of each kind were masked. */
  counts: Partial<Record<MaskedKind, number>>;
};

type Values = Map<string, { kind: MaskedKind; masked: string }>;

/** Fields whose values are always private. */
const SECRET =
  /credential|passw|passphrase|pwd|secret|token|(?:api|access|private)_?key|jwt|bearer|authorization|cookie|session/i;
/** Tokens of this API and JSON Web Tokens, wherever a reader has put one. */
const TOKEN = /tok_\w+|\beyJ[\w-]{10,}(?:\.[\w-]*)*/g;
const MASKED_TOKEN = 'tok_left_out';
/** A PNG of one pixel, in place of a signature or a logo. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const STRING_LENGTH_MAX = 1000;

/** The fields whose values of the documented form say nothing about a person. Anything else in them is masked. */
const PUBLIC = new Set(
  [
    'auth carrier carrier_id city code content_type country created_at created_after created_before currency',
    'current_status date debug_id delivery_date delivery_time estimated_delivery_date hs_code id incoterms label method',
    'origin origin_country pack_size package province province_kanji scope service size size_fallback state status',
    'temperature type updated_at',
  ].flatMap((line) => line.split(' ')),
);

/** What responses contain that the contract has no form of. The sandbox writes them, not the caller. */
const OF_RESPONSES: Record<string, RegExp> = {
  code: /^[A-Z][A-Z\d_]*$/,
  rule: /^[a-z]+(?:-[a-z\d]+)*$/,
  link: /^https?:\/\/[^\s?@]*$/,
  label: /^https?:\/\/[^\s?@]*$/,
  invoice: /^https?:\/\/[^\s?@]*$/,
  carrier_invoice: /^https?:\/\/[^\s?@]*$/,
  tracking_number: /^[A-Z\d]{9,20}$/,
  tracking_numbers: /^[A-Z\d]{9,20}$/,
};

/** The parts of a path that are parameters: IDs as the contract describes them, and tracking numbers. */
const NUMBER_IN_PATH = /^[A-Z\d]{0,2}\d{9,20}[A-Z]{0,2}$/;

/** A field name that a developer could have written. Others are text in the wrong place. */
const NAME = /^[A-Za-z_][\w-]{0,60}$/;

/** Sentences of a response, which quote values of the request. */
const PROSE = new Set(['description', 'details', 'message', 'value']);
/** Where responses have such sentences. Elsewhere, fields of these names repeat the request. */
const PROSE_PARENTS = new Set(['', 'current_status', 'details', 'errors', 'history', 'warnings']);
const QUOTED = /(?<=[“「『"])[^“”「」『』"]+(?=[”」』"])/g;

const KINDS: [MaskedKind, RegExp][] = [
  ['phone', /phone|tel|fax/i],
  ['email', /mail|^key$/i],
  ['name', /name|company/i],
  ['address', /address|zip|post|extra|street|line/i],
];

/** A prefecture at the start of an address line, which rules read and which isn't personal. */
const PREFECTURE = String.raw`^(?:北海道|東京都|大阪府|京都府|\p{Script=Han}{2,3}県)`;

/** Numbers of persons and companies, whose letters say of which kind they are. */
const NUMBER = /_number$|tax/;

/** The digits of a postal code that name a region, which rules compare with the province. */
const ZIP_KEPT = 3;
const ZIP = /^\d{3}-?\d{4}$/;

/**
 * Masks calls that leave the page. Tokens and credentials are always masked, in requests and responses, and so are images.
 * Unless personal data is kept, everything is masked but values of the form that the contract documents, in their places:
 * enumerated values, dates, IDs. A masked value has the same length and kinds of characters, so that the same rules accept
 * or reject it: '高橋 美咲' → '山山 山山', 'Ab-12' → 'Xx-11'. What a sentence of a response quotes is masked as well. Of a body
 * that is no JSON, only the names of fields remain.
 */
export function maskCalls(
  calls: readonly CallRecord[],
  { keepsPersonal, forms }: { keepsPersonal: boolean; forms: DocumentedForms },
): MaskedCalls {
  const values: Values = new Map();
  const isDocumented = createTest(forms);
  const mask = createMask({ values, keepsPersonal, forms, isDocumented });
  const masked = calls.map((call) => ({
    ...call,
    body: call.body === undefined ? undefined : mask.request(call.body),
    response: mask.response(call.response),
  }));
  // Sentences quote the values of any call.
  const replaceKnown = createReplacer(values);
  const counts: MaskedCalls['counts'] = {};
  for (const { kind } of values.values()) counts[kind] = (counts[kind] ?? 0) + 1;
  return {
    calls: masked.map((call) => ({
      ...call,
      path: mask.path(call.path),
      response: mapJson(call.response, (text, name) => (PROSE.has(name) ? replaceKnown(text) : text)),
    })),
    counts,
  };
}

type IsDocumented = (text: string, place: { name: string; isResponse: boolean }) => boolean;

/** Whether a text in a field has the documented form. */
function createTest({ values, patterns, numbers, names }: DocumentedForms): IsDocumented {
  const listed = new Map(Object.entries(values).map(([name, all]) => [name, new Set(all)]));
  const expressions = new Map(Object.entries(patterns).map(([name, all]) => [name, all.map((one) => new RegExp(one))]));
  const [numeric, fields] = [new Set(numbers), new Set(names)];
  return (text, { name, isResponse }) => {
    if (numeric.has(name)) return /^-?\d{1,9}(?:\.\d{1,4})?$/.test(text);
    if (isResponse && name === 'field')
      return text.split('.').every((part) => fields.has(part) || /^\d{1,4}$/.test(part));
    if (isResponse && OF_RESPONSES[name]?.test(text)) return true;
    if (!PUBLIC.has(name)) return false;
    const isRegion = /^(?:city|province)/.test(name);
    if (isRegion) return listed.get('province')?.has(text) === true || /^[A-Z]{2,3}$/.test(text);
    return listed.get(name)?.has(text) === true || expressions.get(name)?.some((one) => one.test(text)) === true;
  };
}

type Mask = Record<'request' | 'response' | 'path', (text: string) => string>;
type Given = { values: Values; keepsPersonal: boolean; forms: DocumentedForms; isDocumented: IsDocumented };
type Place = { name: string; parent: string; isSecret: boolean; isResponse: boolean };

function createMask({ values, keepsPersonal, forms, isDocumented }: Given): Mask {
  const [names, paths, numbers] = [new Set(forms.names), new Set(forms.paths), new Set(forms.numbers)];
  const keptInAddress = new RegExp(`(${PREFECTURE}|${forms.poBox})`, 'iu');
  const top = { name: '', parent: '', isSecret: false };
  return {
    request: (text) => maskJson(text, { ...top, isResponse: false }) ?? maskBroken(text),
    response: (text) => maskJson(text, { ...top, isResponse: true }) ?? maskBroken(text),
    path: maskPath,
  };

  function maskJson(text: string, place: Place): string | undefined {
    const value = parseJson(text);
    return value === undefined ? undefined : JSON.stringify(maskValue(value, place));
  }

  function maskValue(value: unknown, place: Place): unknown {
    if (typeof value === 'string') return maskString(value, place);
    if (typeof value === 'number') return maskNumber(value, place);
    if (Array.isArray(value)) return value.map((entry) => maskValue(entry, place));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([name, inner]) => {
      // An address isn't a secret, and has to stay valid for the rules of the carrier.
      const isSecret = (place.isSecret && name !== 'address') || SECRET.test(name);
      return [maskName(name), maskValue(inner, { ...place, name, parent: place.name, isSecret })] as const;
    });
    const masked = Object.fromEntries(entries);
    return place.isResponse && 'given' in masked ? maskDetail(masked) : masked;
  }

  function maskString(text: string, { name, parent, isSecret, isResponse }: Place): string {
    if (text === '') return text;
    if (isSecret) return name === 'currency' ? text : remember(text, 'secret', maskText(text));
    if (name === 'file' || text.length > STRING_LENGTH_MAX) return remember(text, 'image', PIXEL);
    const isProse = isResponse && PROSE.has(name) && PROSE_PARENTS.has(parent);
    // The detail of an error says which field was given.
    if (keepsPersonal || isProse || (isResponse && name === 'given')) return maskTokens(text);
    return isDocumented(text, { name, isResponse }) ? text : maskPersonal(text, name);
  }

  function maskName(name: string): string {
    return names.has(name) || (NAME.test(name) && maskTokens(name) === name) ? name : maskText(name);
  }

  /** A number of more digits than a field documents, in any, can be that of a phone or a card. */
  function maskNumber(value: number, { name, isSecret, isResponse }: Place): number {
    if (isSecret) return 1;
    const isKept = keepsPersonal || (numbers.has(name) && isDocumented(String(value), { name, isResponse }));
    return isKept ? value : Number(maskDigits(String(value)));
  }

  /** The detail of an error, whose `given` and quotations are of the field that it names. */
  function maskDetail({ field, given, message, ...rest }: Record<string, unknown>): Record<string, unknown> {
    const name = typeof field === 'string' ? (field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '') : '';
    const mask = (text: string): string => {
      const isKept = keepsPersonal || names.has(text) || isDocumented(text, { name, isResponse: true });
      return isKept ? maskTokens(text) : maskPersonal(text, name);
    };
    return {
      ...rest,
      field:
        typeof field === 'string'
          ? field
              .split('.')
              .map((part) => (/^\d+$/.test(part) ? part : maskName(part)))
              .join('.')
          : field,
      given: typeof given === 'string' ? mask(given) : given,
      message: typeof message === 'string' ? message.replace(QUOTED, mask) : message,
    };
  }

  /** A body that is no JSON may have anything anywhere: only the names of fields remain. */
  function maskBroken(text: string): string {
    const masked = text.replace(/[\p{L}\p{Nd}_]+/gu, (word) => (names.has(word) ? word : maskText(word)));
    return remember(text, 'text', masked);
  }

  /** '/shipments?token=abc' → '/shipments?token=xxx' */
  function maskPath(path: string): string {
    const [parts = '', ...queries] = path.split('?');
    const masked = parts.split('/').map((part) => maskPart(decode(part)) ?? part);
    const query = queries
      .join('?')
      .split('&')
      .map((pair) => {
        const at = pair.indexOf('=');
        const [name, value] = at < 0 ? ['', pair] : [pair.slice(0, at), pair.slice(at + 1)];
        const text = decode(value.replaceAll('+', ' '));
        const isKept =
          isDocumented(text, { name, isResponse: false }) || (keepsPersonal && names.has(name) && !SECRET.test(name));
        const before = at < 0 ? '' : `${names.has(name) ? name : encodeURIComponent(maskText(decode(name)))}=`;
        return (
          before +
          (isKept && maskTokens(text) === text
            ? value
            : encodeURIComponent(maskTokens(text) === text ? maskText(text) : MASKED_TOKEN))
        );
      });
    return [masked.join('/'), ...(queries.length > 0 ? [query.join('&')] : [])].join('?');
  }

  /** A masked part of a path; undefined for one that stays as it is. */
  function maskPart(part: string): string | undefined {
    if (maskTokens(part) !== part) return maskTokens(part);
    const isKept = ['id', 'carrier'].some((name) => isDocumented(part, { name, isResponse: false }));
    return isKept || paths.has(part) || NUMBER_IN_PATH.test(part) ? undefined : encodeURIComponent(maskText(part));
  }

  function maskTokens(text: string): string {
    return text.replace(TOKEN, (token) => remember(token, 'secret', MASKED_TOKEN));
  }

  function maskPersonal(text: string, name: string): string {
    const kind = findKind(name);
    const [kept, rest] =
      /zip/.test(name) && ZIP.test(text) ? [text.slice(0, ZIP_KEPT), text.slice(ZIP_KEPT)] : ['', text];
    const parts = kind === 'address' ? rest.split(keptInAddress) : [rest];
    // The captured groups of the expression are between the parts.
    const mask = NUMBER.test(name) && /^[A-Z\d]+$/.test(text) ? maskDigits : maskText;
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

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function mapJson(text: string, change: (text: string, name: string) => string): string {
  const named = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') return change(value, name);
    if (Array.isArray(value)) return value.map((entry) => named(entry, name));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(inner, key)]));
  };
  const whole = parseJson(text);
  return whole === undefined ? text : JSON.stringify(named(whole, ''));
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
  if (!/[\p{L}\p{Nd}]/u.test(character) || /[ーｰ]/.test(character)) return character;
  const masked = CHARACTERS.find(([kind]) => kind.test(character))?.[1] ?? '한';
  // Labels may not show it: neither may they show what replaces it.
  const isUnusual = /\p{Script=Han}/u.test(character) && listUnusualCharacters(character).length > 0;
  return isUnusual ? '髙' : masked;
}
