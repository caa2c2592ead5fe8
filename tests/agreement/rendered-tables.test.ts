import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import type { DataFiles } from '../../contract';
import { loadContract } from '../../contract/node';
import { findSource } from '../../plugins/reference/remark/cite-sources';
import {
  BUILD,
  getArticle,
  readCitedTable,
  readHtml,
  readPage,
  readTable,
  select,
  selectAll,
  toText,
} from './built-site';
import { LOCALES, type Locale } from './page-ids';

/** Reads the tables of the catalog back from the built pages, and compares them with the files of the carriers. */

const loaded = loadContract('contract');
const { catalogue, facts } = loaded;
type Carrier = DataFiles['schemas']['CarrierEntry'];
type Service = DataFiles['schemas']['Service'];
const carriers = Object.entries(catalogue.carriers);

/** The words of the cells, written here a second time: a wrong word on the page must not be read as the right one. */
const WORDS = {
  en: {
    yes: 'Yes',
    no: 'No',
    separator: ', ',
    number: (text: string) => Number(text.replaceAll(',', '')),
    service: {
      label_position: /label position 1 to ([\d,]+)/,
      lower_half: /can be printed on the lower half of the sheet/,
      no_delivery_date: /no delivery date/,
      room_temperature: /room temperature only/,
      pack_sizes: /sizes (\d+(?:, \d+)*)/,
      no_pack_sizes: /no size classes/,
      insurance: /can be insured/,
      ddp: /shipper can pay duties/,
      freight: /only over ([\d,]+) kg \(([\d,]+) lb\) or with a side over ([\d,]+) cm \(([\d,]+) in\)/,
    },
    limits: {
      max_sides_cm: /three sides up to ([\d,]+) cm in total/,
      longest_sides_cm: /(?:two )?longest sides? up to ([\d. ×]+) cm/,
      max_girth_cm: /length plus girth up to ([\d,]+) cm/,
      max_thickness_cm: /up to ([\d.]+) cm thick/,
      shortest_face_cm: /two longest sides at least ([\d. ×]+) cm/,
    },
    kg: /^up to ([\d,]+) kg$/,
    size: (size: string, kg?: number) => (kg === undefined ? size : `${size} (up to ${kg} kg)`),
    unchecked: 'Not checked',
    sources: { assumed: 'Assumed: no public page was found.', stated: 'The specification of this API' },
    required: 'Required',
    ahead: /today to ([\d,]+) days ahead$/,
    anyDay: /today or later$/,
    mandatory: /^Required; /,
    optional: /^Optional; /,
    after: /^(\d+) to (\d+) days after the shipping date$/,
    afterOpen: /^(\d+) day or more after the shipping date$/,
    counts: { 'Each character as 1': 'characters', 'Full-width characters as 2': 'half-width' },
    activation: /^(\d+)–(\d+)$/,
    atOnce: 'Instant',
    needed: { Required: true, Optional: false },
  },
  ja: {
    yes: '対応',
    no: '非対応',
    separator: '、',
    number: (text: string) => Number(text.replaceAll(',', '')),
    service: {
      label_position: /ラベルの位置：1〜([\d,]+)/,
      lower_half: /A4用紙の下半分への印刷に対応/,
      no_delivery_date: /お届け日の指定不可/,
      room_temperature: /常温の荷物のみ/,
      pack_sizes: /サイズ区分は(\d+(?:、\d+)*)のみ/,
      no_pack_sizes: /サイズ区分なし/,
      insurance: /保険に対応/,
      ddp: /関税元払い（ご依頼主負担、DDP）に対応/,
      freight: /重量([\d,]+) kg（([\d,]+)ポンド）超、またはいずれかの辺が([\d,]+) cm（([\d,]+)インチ）超の荷物のみ/,
    },
    limits: {
      max_sides_cm: /3辺の合計([\d,]+) cmまで/,
      longest_sides_cm: /(?:最も長い辺|長いほうの2辺)は([\d. ×]+) cmまで/,
      max_girth_cm: /長さと横周の合計は([\d,]+) cmまで/,
      max_thickness_cm: /厚さ([\d.]+) cmまで/,
      shortest_face_cm: /長いほうの2辺は([\d. ×]+) cm以上/,
    },
    kg: /^([\d,]+) kgまで$/,
    size: (size: string, kg?: number) => (kg === undefined ? size : `${size}（${kg} kgまで）`),
    unchecked: 'APIでは検証なし',
    sources: { assumed: '仮の値（公開されている情報が見つからなかったもの）', stated: 'このAPIの仕様' },
    required: '必須',
    ahead: /当日から([\d,]+)日後まで$/,
    anyDay: /当日以降$/,
    mandatory: /^必須、/,
    optional: /^省略可、/,
    after: /^出荷日の(\d+)〜(\d+)日後$/,
    afterOpen: /^出荷日の(\d+)日後以降$/,
    counts: { '全角・半角とも1': 'characters', '全角1文字を2、半角1文字を1と数える': 'half-width' },
    activation: /^(\d+)〜(\d+)$/,
    atOnce: '即時',
    needed: { 必須: true, 省略可: false },
  },
} as const;

/** Reads the facts in the last cell of a service. Everything else in it must be its note. */
function readService(text: string, locale: Locale): Record<string, unknown> {
  let rest = text;
  const found: Record<string, unknown> = {};
  for (const [fact, pattern] of Object.entries(WORDS[locale].service)) {
    const match = pattern.exec(rest);
    if (!match) continue;
    rest = rest.replace(match[0], '');
    found[fact] = match.slice(1);
  }
  return { ...found, note: rest.replace(/^[;、,.。\s]+/, '').trim() };
}

function toServiceFacts(service: Service, locale: Locale): Record<string, unknown> {
  const { separator } = WORDS[locale];
  const write = (value: number): string => value.toLocaleString(locale);
  const { pack_sizes: sizes, freight, label_position: position } = service;
  const entries: [string, unknown][] = [
    ['label_position', position && [write(position.max)]],
    ['lower_half', service.lower_half ? [] : undefined],
    ['no_delivery_date', service.delivery_date === null ? [] : undefined],
    ['room_temperature', service.temperature ? [] : undefined],
    ['pack_sizes', sizes && sizes.length > 0 ? [sizes.join(separator)] : undefined],
    ['no_pack_sizes', sizes?.length === 0 ? [] : undefined],
    ['insurance', service.insurance ? [] : undefined],
    ['ddp', service.ddp ? [] : undefined],
    [
      'freight',
      freight &&
        [freight.over_weight_kg, freight.over_weight_lb, freight.over_side_cm, freight.over_side_in].map(write),
    ],
    ['note', service.note?.[locale] ?? ''],
  ];
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The differences between the services on a page and those of the carriers. */
function findServiceDifferences(page: Root, locale: Locale): string[] {
  const { yes, no } = WORDS[locale];
  return carriers.flatMap(([type, { services }]) => {
    const rows = readTable(page, `services-${type}`);
    const shown = rows.map(([code, , tracked, text = '']) => ({ code, tracked, ...readService(text, locale) }));
    const stated = Object.entries(services).map(([code, service]) => ({
      code,
      tracked: service.tracked ? yes : no,
      ...toServiceFacts(service, locale),
    }));
    return JSON.stringify(sortKeys(shown)) === JSON.stringify(sortKeys(stated)) ? [] : [type];
  });
}

/** The limits of size in a cell. Everything in it must be one. */
function readSize(text: string, locale: Locale): Record<string, unknown> {
  let rest = text;
  const found: Record<string, unknown> = {};
  for (const [limit, pattern] of Object.entries(WORDS[locale].limits)) {
    const match = pattern.exec(rest);
    if (!match) continue;
    rest = rest.replace(match[0], '');
    const numbers = (match[1] ?? '').split(' × ').map(WORDS[locale].number);
    found[limit] = limit.startsWith('max') ? numbers[0] : numbers;
  }
  return { ...found, rest: rest.replace(WORDS[locale].unchecked, '').replace(/[;、\s]/g, '') };
}

function toLimits(carrier: Carrier, locale: Locale): Record<string, unknown>[] {
  const words = WORDS[locale];
  const offered = Object.entries(carrier.services).filter(([, { ended }]) => !ended);
  return offered.map(([code, service]) => {
    const limits = Object.keys(words.limits) as (keyof typeof words.limits)[];
    const cash = service.cash_on_delivery === undefined ? carrier.cash_on_delivery : service.cash_on_delivery;
    const slots = (service.delivery_time ?? carrier.delivery_time).filter((slot) => slot !== 'not-specified');
    return {
      code,
      size: {
        ...Object.fromEntries(
          limits.filter((limit) => service[limit] !== undefined).map((limit) => [limit, service[limit]]),
        ),
        rest: '',
      },
      weight: service.max_weight_kg,
      pieces: service.max_pieces === 1 || !carrier.multiple_parcels ? '1' : '99',
      cash: cash === null ? words.no : cash === 'required' ? words.required : words.yes,
      slots: slots.length > 0 ? slots.join(words.separator) : words.no,
    };
  });
}

/** The values in each column of the limits, as keys of the service or its carrier. */
function toCitedColumns(carrier: Carrier): ((service: Service) => string[])[] {
  const sizes = Object.keys(WORDS.en.limits) as (keyof typeof WORDS.en.limits)[];
  return [
    (service) => sizes.filter((value) => service[value] !== undefined),
    (service) => (service.max_weight_kg === undefined ? [] : ['max_weight_kg']),
    (service) => [service.max_pieces === 1 ? 'max_pieces' : 'multiple_parcels'],
    () => ['cash_on_delivery'],
    () => ['delivery_time'],
    (service) => (carrier.scope === 'domestic' ? ['lead_days'] : service.tariff?.days == null ? [] : ['tariff']),
  ];
}

function sortKeys(rows: Record<string, unknown>[]): unknown {
  return rows.map((row) => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
}

describe.each(LOCALES)('the tables of the catalogue, %s', (locale) => {
  const page = (): Root => readPage(locale, 'common-car');
  const words = WORDS[locale];

  it('have each service with what it supports', () => {
    expect(findServiceDifferences(page(), locale)).toEqual([]);
  });

  it('have the limits of each service', () => {
    for (const [type, carrier] of carriers) {
      const cells = readCitedTable(page(), `limits-${type}`).map((row) => row.map(({ text }) => text));
      const shown = cells.map(([code, size = '', weight = '', pieces, cash, slots]) => ({
        code,
        size: readSize(size, locale),
        weight: weight === words.unchecked ? undefined : words.number(words.kg.exec(weight)?.[1] ?? ''),
        pieces,
        cash,
        slots,
      }));
      expect(shown).toEqual(toLimits(carrier, locale));
    }
  });

  it('have the source of each limit: the page in the file of the carrier, the specification, or an assumption', () => {
    for (const [type, carrier] of carriers) {
      const [, ...columns] = [0, 1, 2, 3, 4, 5, 6].map((column) =>
        readCitedTable(page(), `limits-${type}`).map((row) => row[column]?.sources ?? []),
      );
      const services = Object.entries(carrier.services).filter(([, { ended }]) => !ended);
      expect(columns).toEqual(
        toCitedColumns(carrier).map((values) =>
          services.map(([code, service]) =>
            values(service).map((value) => {
              const source = findSource(loaded, { carrier, service: code }, value);
              return (words.sources as Record<string, string>)[source] ?? source;
            }),
          ),
        ),
      );
    }
  });

  it('have each size class', () => {
    const expected = carriers.flatMap(([, { pack_sizes: sizes, pack_size_weights_kg: weights }]) =>
      sizes.length > 0 ? [sizes.map((size) => words.size(size, weights?.[size]))] : [],
    );
    expect(readTable(page(), 'sizes').map(([, sizes = '']) => sizes.split(words.separator))).toEqual(expected);
  });

  it('have each package, print size and delivery time, with their carriers', () => {
    const names = (wanted: (carrier: Carrier) => boolean): number => carriers.filter(([, one]) => wanted(one)).length;
    const packages = readTable(page(), 'packages');
    expect(packages.map(([code]) => code)).toEqual(Object.keys(catalogue.packages));
    expect(packages.map(([, name]) => name)).toEqual(Object.values(catalogue.packages).map((one) => one[locale]));
    const sizes = readTable(page(), 'print-sizes');
    expect(sizes.map(([code, paper]) => [code, paper])).toEqual(
      Object.entries(catalogue.print_sizes).map(([code, size]) => [code, size[locale]]),
    );
    const count = (text = ''): number => (text === '' ? 0 : text.split(words.separator).length);
    expect(sizes.map(([, , of]) => count(of))).toEqual(
      Object.keys(catalogue.print_sizes).map((size) => names(({ print_sizes: all }) => all.includes(size))),
    );
    const takers = carriers.filter(([, { delivery_time: slots }]) => slots.length > 0);
    expect(readTable(page(), 'delivery-times')).toEqual(
      Object.entries(catalogue.delivery_times).map(([slot, name]) => [
        slot,
        name[locale],
        ...takers.map(([, { delivery_time: slots, services }]) => {
          const special = Object.entries(services).filter(([, service]) => service.delivery_time?.includes(slot));
          if (slots.includes(slot)) return words.yes;
          return special.length > 0 ? special.map(([code]) => code).join(words.separator) : words.no;
        }),
      ]),
    );
  });

  it('have the days of shipping and delivery', () => {
    const shown = readTable(page(), 'dates').map(([, shipping = '', delivery = '']) => ({
      required: words.mandatory.test(shipping) ? true : words.optional.test(shipping) ? false : shipping,
      days_ahead: words.anyDay.test(shipping) ? null : Number(words.ahead.exec(shipping)?.[1]),
      delivery:
        delivery === '–'
          ? null
          : (words.after.exec(delivery) ?? words.afterOpen.exec(delivery) ?? [delivery, NaN]).slice(1).map(Number),
    }));
    expect(shown).toEqual(
      carriers.map(([, { shipping_date: shipping, delivery_date: delivery }]) => ({
        required: shipping.required,
        days_ahead: shipping.days_ahead,
        delivery: delivery && [delivery.min_days, ...(delivery.max_days === null ? [] : [delivery.max_days])],
      })),
    );
  });

  it('have the lengths of addresses', () => {
    const shown = readTable(page(), 'address-lengths').map(([, ...cells]) => cells);
    expect(
      shown.map((cells) => [
        ...cells.slice(0, 5).map((cell) => (cell === '–' ? null : words.number(cell))),
        lookUp(words.counts, cells[5]),
      ]),
    ).toEqual(
      carriers.map(([, { address }]) => [
        ...[address.name, address.address1, address.address2, address.extra, address.total],
        address.count,
      ]),
    );
  });

  it('have every cell of the matrix', () => {
    expect(readMatrix(page(), locale)).toEqual(carriers.map(([type, carrier]) => [type, toCapabilities(carrier)]));
  });

  it('have the regions of negotiated rates', () => {
    for (const [type, { negotiated_rates: isTaken, regions }] of carriers) {
      if (!isTaken) continue;
      const rows = readTable(readPage(locale, 'negotiated-rates'), `regions-${type}`);
      const shown = rows.map(([region, names = '']) => [region, names.split(words.separator).length]);
      expect(shown, type).toEqual(Object.entries(regions).map(([region, names]) => [region, names.length]));
    }
  });
});

describe('the comparison of tables and carriers', () => {
  const read = (locale: Locale): string => readHtml(join(BUILD, locale === 'en' ? 'en' : '', 'common-car.html'));

  it.each<[string, Locale, string, string]>([
    ['kilograms and pounds are swapped', 'ja', '70 kg（150ポンド）', '150 kg（70ポンド）'],
    ['kilograms and pounds are swapped', 'en', '70 kg (150 lb)', '150 kg (70 lb)'],
    ['a side is in inches', 'en', '154 cm (60 in)', '60 cm (154 in)'],
    ['「超」 becomes 「以下」', 'ja', 'ポンド）超', 'ポンド）以下'],
  ])('finds that %s, %s', (_, locale, from, to) => {
    const html = read(locale);
    expect(html, 'The page no longer has what is changed.').toContain(from);
    expect(findServiceDifferences(fromHtml(html.replace(from, to)), locale)).toEqual(['ups']);
  });
});

/** The type of each carrier with its cells by the key of their row. */
function readMatrix(page: Root, locale: Locale): [type: string, cells: Record<string, unknown>][] {
  const table = selectAll('table', getArticle(page)).find((one) => select('th[data-scope]', one));
  const rows = selectAll('tr[data-feature]', table ?? getArticle(page));
  return selectAll('th[data-scope]', table ?? getArticle(page)).map((head: Element) => {
    const type = toText(select('code', head) ?? head);
    const cells = rows.map((row) => {
      const cell = select(`td[data-carrier="${type}"]`, row);
      return [String(row.properties.dataFeature), cell && readCell(cell, locale)];
    });
    return [type, Object.fromEntries(cells) as Record<string, unknown>];
  });
}

/** A mark with its word, or a sentence. */
function readCell(cell: Element, locale: Locale): unknown {
  const words = WORDS[locale];
  const hidden = select('[aria-hidden="true"]', cell);
  if (hidden) return toText(hidden).trim() === '✓';
  const text = toText(cell).trim();
  const days = words.activation.exec(text)?.slice(1).map(Number);
  if (days) return days;
  if (text === words.atOnce) return [];
  const limits = text.match(/\d+ (cm|kg)/g);
  if (limits) return [...limits];
  return lookUp(words.needed, text);
}

/** The cells of a carrier by the key of their row. */
function toCapabilities(carrier: Carrier): Record<string, unknown> {
  const { test_labels: test } = carrier;
  return {
    tracking: carrier.tracking,
    test: test !== null,
    date: carrier.shipping_date.required,
    time: carrier.delivery_time.length > 0,
    fresh: toCoolLimits(carrier, 'fresh'),
    frozen: toCoolLimits(carrier, 'frozen'),
    cash: carrier.cash_on_delivery !== null,
    insurance: carrier.insurance,
    tax: carrier.tax_id,
    duty: carrier.ddp,
    negotiated: carrier.negotiated_rates,
    packages: Object.keys(carrier.packages).length > 0,
    signature: carrier.signature,
    instructions: carrier.instructions,
    email: carrier.scheduled_delivery_email,
    activation: carrier.activation ? [facts['activation-days-min']?.value, facts['activation-days-max']?.value] : [],
  };
}

/** Size and weight of a chilled or frozen parcel, or whether the carrier has any. */
function toCoolLimits({ temperature, services, ...carrier }: Carrier, kind: 'fresh' | 'frozen'): unknown {
  if (!temperature.includes(kind)) return false;
  const { max_sides_cm: sides, max_weight_kg: limit } = carrier.temperature_limits?.[kind] ?? {};
  // The services that support it have the limit, if it has none itself.
  const ofServices = Object.values(services).flatMap(({ temperature: only, max_weight_kg: kg }) =>
    only ? [] : [kg ?? 0],
  );
  const weight = sides ? (limit ?? Math.max(...ofServices)) : undefined;
  const shown = [...(sides ? [`${sides} cm`] : []), ...(weight ? [`${weight} kg`] : [])];
  return shown.length > 0 ? shown : true;
}

function lookUp<Value>(words: Record<string, Value>, word = ''): Value | string {
  return Object.hasOwn(words, word) ? (words[word] as Value) : `unknown: ${word}`;
}
