// cspell:ignore Kyōto
import type { RuleContract } from '../../contract';
import { memoizeByContract } from '../memoize-by-contract';

type Prefecture = RuleContract['prefectures'][number];

/**
 * The prefecture that a text names, in Japanese with or without 都, 府 or 県, or in Latin letters of either case with or
 * without macrons: '京都', 'kyoto' → 京都府; '26' → undefined
 */
export function findPrefecture(contract: RuleContract, text: string): Prefecture | undefined {
  return findJapanesePrefecture(contract, text) ?? indexNames(contract).latin.get(toPlainLatin(text.trim()));
}

/** The same for a text that must be Japanese: 'Kyoto' → undefined */
export function findJapanesePrefecture(contract: RuleContract, text: string): Prefecture | undefined {
  return indexNames(contract).japanese.get(text.trim());
}

/** Every address of every request is looked up. */
const indexNames = memoizeByContract(({ prefectures }) => ({
  japanese: new Map(prefectures.flatMap((one) => [one.ja, toShort(one.ja)].map((name) => [name, one]))),
  latin: new Map(prefectures.map((one) => [toPlainLatin(one.en), one])),
}));

/** '東京都' → '東京'; 北海道 has no shorter name. */
function toShort(name: string): string {
  return name.replace(/[都府県]$/, '');
}

/** 'Kyōto' → 'kyoto' */
function toPlainLatin(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
