import { toLetters } from './suggest';

/**
 * Words that say how a value is written, or which of several it is, not what it decides: 'cod_flag', 'is_insured',
 * 'ShippingServiceId'. Some are the name of a field too, but mean it only when they are the whole name.
 */
const FILLERS = new Set(
  (
    'add allow amount apply box cargo carrier code collect confirmation count cover currency custom customer default delivery detail details ' +
    'disabled enable enabled env environment field flag has id ids include indicator info is item label len length line list ' +
    'method mode name no num number option options order package packages parcel preferred product production protection ' +
    'rate rates ref reference request requested require required return rule selected service services set setting settings ' +
    'shipment shipping size speed standard state status subtotal temp total type unit use using value want with'
  ).split(' '),
);

/** Words of a name whose value is true or false. */
const FLAGS = new Set(
  'add allow apply disabled enable enabled flag has include indicator is require required want with'.split(' '),
);

/** Longer names are no compounds that someone made for one field. */
const WORDS_MAX = 8;

/** A part of a name that could be the name of a field. */
export type Stem = {
  name: string;
  words: readonly string[];
  /** Whether the other words say nothing else. */
  isWhole: boolean;
  /** Whether one of the other words says that the value is true or false. */
  isFlag: boolean;
};

/**
 * The parts of a name, those first that say most: 'cod_flag' → 'cod'; 'ddp_fee' → 'fee', 'ddp'; 'ShippingServiceId' →
 * the letters of 'shipping service'. Each is also returned in the singular or the plural.
 */
export function listStems(name: string): Stem[] {
  const all = listWords(name);
  if (all.length < 2 || all.length > WORDS_MAX) return [];
  const stems = all.flatMap((_, start) =>
    all.slice(start).flatMap((_, index) => {
      const words = all.slice(start, start + index + 1);
      const others = [...all.slice(0, start), ...all.slice(start + index + 1)];
      if (others.length === 0 || isAllFiller(words)) return [];
      const isWhole = others.every((word) => FILLERS.has(word) || /^\d+$/.test(word));
      return [{ words, start, isWhole, isFlag: others.some((word) => FLAGS.has(word)) }];
    }),
  );
  return stems
    .sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.words.length - a.words.length || b.start - a.start)
    .flatMap((stem) => {
      const one = stem.words.join('');
      return [one, one.endsWith('s') ? one.slice(0, -1) : `${one}s`].map((form) => ({ ...stem, name: form }));
    });
}

/** Whether a name says something only as a whole, not as a part of another name: 'size' */
export function isFiller(name: string): boolean {
  return isAllFiller(listWords(name));
}

/** Several fillers can be a name that says something: 'shipping_service' */
function isAllFiller(words: readonly string[]): boolean {
  return words.length === 1 && FILLERS.has(words[0] ?? '');
}

/** 'ShippingServiceCode' → 'shipping', 'service', 'code'; 'print_custom_1' → 'print', 'custom', '1' */
function listWords(name: string): string[] {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .map(toLetters)
    .filter((word) => word !== '');
}
