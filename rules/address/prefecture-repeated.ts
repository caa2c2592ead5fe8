import type { Contract } from '../../contract';
import { defineRule } from '../define-rule';
import { getField } from '../get-field';
import { NO_FIX } from '../quick-fix/quick-fix';
import type { Finding } from '../issue';
import { findPrefecture } from './find-prefecture';

const LINES = ['address1', 'address1_kanji'];

export const prefectureRepeated = defineRule({
  id: 'prefecture-repeated',
  title: 'Prefecture only once',
  subject: 'address',
  operations: ['shipment-create'],
  severity: 'warning',
  source: 'assumed',
  statement:
    'In Japan, the label prints the prefecture before the address. If `address1` or `address1_kanji` begins with the prefecture in `province` or `province_kanji`, the response contains a warning.',
  message:
    'The field {field} begins with {name}, which the label already prints from the prefecture. Specify {rest} instead.',
  check: ({ contract, addresses }) =>
    addresses
      .filter(({ address }) => address.text('country') === 'JP')
      .flatMap(({ at, address }): Finding[] => {
        const prefecture = findPrefecture(contract, address.text('province_kanji') ?? address.text('province') ?? '');
        if (!prefecture) return [];
        return LINES.flatMap((line): Finding[] => {
          const [name = '', rest = ''] = split(address.text(line) ?? '', prefecture);
          return rest === '' ? [] : [{ code: 'INVALID', field: `${at}.${line}`, params: { name, rest } }];
        });
      }),
  fix({ field, params }, { body }) {
    return typeof params?.rest === 'string' && typeof getField(body, field) === 'string'
      ? { kind: 'set', field, value: params.rest }
      : NO_FIX;
  },
});

/** A line after the prefecture that it begins with: '北海道札幌市', 'Hokkaido, Sapporo' → ['北海道', '札幌市'], ['Hokkaido,', 'Sapporo'] */
function split(line: string, { ja, en }: Contract['prefectures'][number]): string[] {
  const text = line.trim();
  // In Latin letters, a prefecture without its suffix can be the city of the same name: Kyoto.
  const latin = en === 'Hokkaido' ? en : `${en}(?:-(?:to|fu|ken)|\\s+pref(?:ecture|\\.))`;
  const form = new RegExp(`^(?:${ja}|${latin}(?![\\p{L}-]))[\\s,、　]*`, 'iu');
  const [found] = form.exec(text) ?? [];
  return found === undefined ? [] : [found.trim(), text.slice(found.length)];
}
