// cspell:ignore Kyōto
import type { Contract } from '../../contract';

type Prefecture = Contract['prefectures'][number];

/**
 * The prefecture that a text names, in Japanese with or without 都, 府 or 県, or in Latin letters of either case with or
 * without macrons: '京都', 'kyoto' → 京都府; '26' → undefined
 */
export function findPrefecture(contract: Contract, text: string): Prefecture | undefined {
  const latin = toPlainLatin(text.trim());
  return findJapanesePrefecture(contract, text) ?? contract.prefectures.find(({ en }) => toPlainLatin(en) === latin);
}

/** The same for a text that must be Japanese: 'Kyoto' → undefined */
export function findJapanesePrefecture({ prefectures }: Contract, text: string): Prefecture | undefined {
  const name = text.trim();
  return prefectures.find(({ ja }) => ja === name || toShort(ja) === name);
}

/** '東京都' → '東京'; 北海道 has no shorter name. */
function toShort(name: string): string {
  return name.replace(/[都府県]$/, '');
}

/** 'Kyōto' → 'kyoto' */
function toPlainLatin(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
