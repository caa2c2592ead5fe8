import { describe, expect, it } from 'vitest';
import { search } from '../../search';
import type { Locale } from './page-ids';
import { readBuiltIndex } from './search/built-index';

const NOT_SUPPORTED = 'getting-started-key-features#not-supported';
const PIECES = [
  'common#parcel',
  'shipment#domestic',
  'shipment-create#request-parcels',
  'shipment-create#request-setup-pack_amount',
  'shipment-create#request-parcels-amount',
];
const RETRY = ['err#retry', NOT_SUPPORTED, 'shipment-create#pitfalls', 'getting-started-important-note#void'];

/** Words of shippers, and the sections of which one has to be among the first five hits, also where the API has no such thing. */
const WORDS: Record<Locale, [string, string[]][]> = {
  en: [
    ['remote islands', ['common-car#lead-time']],
    ['lead time', ['common-car#lead-time']],
    ['pickup', [NOT_SUPPORTED]],
    ['weekend', [NOT_SUPPORTED]],
    ['holiday', [NOT_SUPPORTED]],
    ['volumetric weight', ['rate#limits']],
    ['cubic weight', ['rate#limits']],
    ['packing slip', [NOT_SUPPORTED]],
    ['delivery note', [NOT_SUPPORTED]],
    ['reprint', ['shipment-get']],
    ['receipt', [NOT_SUPPORTED]],
    ['multi-piece', PIECES],
    ['idempotency', RETRY],
    ['unattended delivery', [NOT_SUPPORTED]],
    ['freight collect', [NOT_SUPPORTED]],
    ['webhook', [NOT_SUPPORTED]],
  ],
  ja: [
    ['離島', ['common-car#lead-time']],
    ['リードタイム', ['common-car#lead-time']],
    ['集荷', [NOT_SUPPORTED]],
    ['土日祝', [NOT_SUPPORTED]],
    ['容積重量', ['rate#limits']],
    ['納品書', [NOT_SUPPORTED]],
    ['再発行', ['shipment-get', 'subuser-refresh', 'auth#renew']],
    ['領収書', [NOT_SUPPORTED]],
    ['複数口', PIECES],
    ['冪等', RETRY],
    ['置き配', [NOT_SUPPORTED]],
    ['営業所止め', [NOT_SUPPORTED]],
    ['着払い', [NOT_SUPPORTED, 'common-car#services']],
  ],
};

describe.each(['en', 'ja'] as const)('a word of the trade in %s', (locale) => {
  const { corpus, sections } = readBuiltIndex(locale);

  it('leads somewhere', () => {
    for (const [word, wanted] of WORDS[locale]) {
      const found = search(corpus, word)
        .hits.slice(0, 5)
        .flatMap(({ section, copies }) => [section, ...copies].map((one) => sections[one]?.address ?? ''));
      const isFound = found.some((address) => wanted.includes(address));
      expect.soft(isFound, `"${word}" leads to ${found.join(', ')}, not to ${wanted.join(' or ')}.`).toBe(true);
    }
  });
});
