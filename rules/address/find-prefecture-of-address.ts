import type { RuleContract } from '../../contract';
import { toReader } from '../reader';
import { findPrefecture } from './find-prefecture';
import { listPrefecturesOfZip } from './list-prefectures-of-zip';

/** Fields that are a prefecture, and lines that can begin with one; what labels print comes first. */
const NAMES = ['province_kanji', 'province'];
const LINES = ['address1_kanji', 'address1'];

/**
 * The prefecture that an address in Japan names, that its first line begins with, or that its postal code most likely
 * belongs to; undefined without any of them.
 */
export function findPrefectureOfAddress(
  contract: RuleContract,
  address: unknown,
): RuleContract['prefectures'][number] | undefined {
  const { text } = readTexts(address);
  const named = NAMES.map((name) => findPrefecture(contract, text(name))).find(Boolean);
  if (named) return named;
  const lines = LINES.map((name) => text(name).trimStart());
  const written = contract.prefectures.find(({ ja }) => lines.some((line) => line.startsWith(ja)));
  return written ?? listPrefecturesOfZip(contract, text('zip'))[0];
}

function readTexts(address: unknown): { text: (name: string) => string } {
  const reader = toReader(address);
  return { text: (name) => reader.text(name) ?? '' };
}
