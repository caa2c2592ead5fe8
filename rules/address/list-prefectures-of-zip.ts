import type { RuleContract } from '../../contract';

type Prefecture = RuleContract['prefectures'][number];

/**
 * The prefectures in which a Japanese postal code can be, the most likely first: '604-8005' → 京都府. Some prefixes belong to
 * several: '618-0001' → 京都府, 大阪府
 */
export function listPrefecturesOfZip({ prefectures }: RuleContract, zip: string): Prefecture[] {
  const prefix = zip.slice(0, 3);
  const [main, shared] = [new Set<Prefecture>(), new Set<Prefecture>()];
  for (const prefecture of prefectures) {
    for (const range of prefecture.zip) {
      const [first = '', last] = range.split('-');
      if (last === undefined && prefix === first) shared.add(prefecture);
      else if (last !== undefined && prefix >= first && prefix <= last) main.add(prefecture);
    }
  }
  return [...main, ...shared];
}
