import type { RootContent } from 'mdast';
import { findLeadDays, getFact, viewBody, type Contract, type DataFiles } from '../../../contract';
import { createCitations } from './cite-sources';
import { findMaxWeight } from './expand-carrier-matrix';
import { carrierName, serviceName } from './field-nodes';
import { code, heading, paragraph, phrasing, unsearched } from './nodes';
import type { PageContext } from './page-context';
import { table } from './table';

type Carrier = DataFiles['schemas']['CarrierEntry'];
type Service = DataFiles['schemas']['Service'];

/**
 * Lists of the catalog that a page shows with `<CatalogueList of="services" />`. Search omits the tables whose limits
 * rules state, since each rule is a result.
 */
export const CATALOGUE_LISTS: Record<string, (context: PageContext) => RootContent[]> = {
  services: listServicesByCarrier,
  'service-limits': listLimitsByCarrier,
  'delivery-times': listDeliveryTimes,
  packages: listPackages,
  'print-sizes': listPrintSizes,
  sizes: listSizes,
  temperatures: listTemperatures,
  'cash-on-delivery': listCashOnDelivery,
  dates: listDates,
  'lead-days': listLeadDays,
  'address-lengths': listAddressLengths,
  regions: listRegions,
  'province-codes': listProvinceCodes,
  currencies: ({ contract }) => listCodes(contract, 'Currency'),
  countries: ({ contract }) => listCodes(contract, 'Country'),
};

function listServicesByCarrier(context: PageContext): RootContent[] {
  const { label } = context;
  return carriersOf(context).flatMap(([type, carrier]) => [
    heading(3, `services-${type}`, carrierName(type, context)),
    table(
      label('titled', { title: carrierName(type, context), part: label('service') }),
      [label('code'), label('name'), label('tracked'), label('serviceDetails')],
      Object.entries(carrier.services).map(([service, entry]) => [
        `\`${service}\``,
        serviceName(service, context),
        label(entry.tracked ? 'yes' : 'no'),
        describeService(entry, context),
      ]),
    ),
  ]);
}

function describeService(service: Service, { label, locale }: PageContext): string {
  const { label_position, lower_half, delivery_date, temperature, pack_sizes, insurance, ddp, freight } = service;
  const number = (value: number): string => value.toLocaleString(locale);
  const words = [
    label_position && label('labelPosition', { max: number(label_position.max) }),
    lower_half && label('lowerHalf'),
    delivery_date === null && label('noDeliveryDate'),
    temperature && label('roomTemperature'),
    pack_sizes &&
      (pack_sizes.length > 0 ? label('sizesOnly', { sizes: pack_sizes.join(label('comma')) }) : label('noSizes')),
    insurance && label('insured'),
    ddp && label('dutyPaid'),
    freight &&
      label('freight', {
        kg: number(freight.over_weight_kg),
        lb: number(freight.over_weight_lb),
        cm: number(freight.over_side_cm),
        inches: number(freight.over_side_in),
      }),
  ]
    .filter((word) => typeof word === 'string')
    .join(label('also'));
  const note = service.note?.[locale];
  if (note === undefined || words === '') return note ?? words;
  return label('noted', { words, note });
}

function listLimitsByCarrier(context: PageContext): RootContent[] {
  const { label } = context;
  return carriersOf(context).flatMap(([type, carrier]) => {
    const { cite, list } = createCitations(context);
    const rows = Object.entries(carrier.services)
      .filter(([, { ended }]) => !ended)
      .map(([code, service]) => {
        const citeValue = (value: string, text: string): string => cite({ carrier, service: code }, value, text);
        return [`\`${code}\``, ...listLimits(service, { carrier, cite: citeValue, context })];
      });
    return [
      heading(3, `limits-${type}`, carrierName(type, context)),
      table(
        label('titled', { title: carrierName(type, context), part: label('limits') }),
        [
          label('service'),
          label('size'),
          label('weight'),
          label('pieces'),
          label('capCash'),
          label('capTime'),
          label('capLeadShort'),
        ],
        rows,
      ),
      unsearched(list()),
    ];
  });
}

function listLimits(
  service: Service,
  {
    carrier,
    cite,
    context: { contract, label, locale },
  }: { carrier: Carrier; cite: (value: string, text: string) => string; context: PageContext },
): string[] {
  const number = (value: number): string => value.toLocaleString(locale);
  const lengths = (sides: readonly number[]): string => sides.map(number).join(' × ');
  const { max_sides_cm: sum, longest_sides_cm: longest, shortest_face_cm: shortest, max_girth_cm: girth } = service;
  const { max_thickness_cm: thickness, max_weight_kg: kg } = service;
  const size = [
    sum && cite('max_sides_cm', label('sides', { length: number(sum) })),
    longest &&
      cite(
        'longest_sides_cm',
        label(longest.length === 1 ? 'longestSide' : 'longestSides', { lengths: lengths(longest) }),
      ),
    girth && cite('max_girth_cm', label('girth', { length: number(girth) })),
    thickness && cite('max_thickness_cm', label('thickness', { thickness: number(thickness) })),
    shortest && cite('shortest_face_cm', label('shortestSides', { lengths: lengths(shortest) })),
  ].filter((word) => typeof word === 'string');
  const cash = service.cash_on_delivery === undefined ? carrier.cash_on_delivery : service.cash_on_delivery;
  const slots = (service.delivery_time ?? carrier.delivery_time).filter((slot) => slot !== 'not-specified');
  const days = Object.values(contract.catalogue.lead_days.between).flatMap((row) => Object.values(row));
  return [
    size.length > 0 ? size.join(label('also')) : label('noLimit'),
    kg === undefined ? label('noLimit') : cite('max_weight_kg', label('upTo', { weight: number(kg) })),
    service.max_pieces === 1
      ? cite('max_pieces', number(1))
      : cite(
          'multiple_parcels',
          number(carrier.multiple_parcels ? Number(getFact(contract.facts, 'parcels-max').value) : 1),
        ),
    cite('cash_on_delivery', label(cash === 'required' ? 'required' : cash === null ? 'no' : 'yes')),
    cite('delivery_time', slots.length > 0 ? slots.map((slot) => `\`${slot}\``).join(label('comma')) : label('no')),
    carrier.scope === 'domestic'
      ? cite('lead_days', label('leadRange', { from: number(1), to: number(Math.max(...days)) }))
      : service.tariff?.days == null
        ? label('dash')
        : cite('tariff', label('leadTime', { days: number(service.tariff.days) })),
  ];
}

function listDeliveryTimes(context: PageContext): RootContent[] {
  const { label, contract, locale } = context;
  const supporting = carriersOf(context).filter(([, carrier]) => carrier.delivery_time.length > 0);
  const renderSupport = (carrier: Carrier, slot: string): string => {
    if (carrier.delivery_time.includes(slot)) return label('yes');
    const special = Object.entries(carrier.services).filter(([, service]) => service.delivery_time?.includes(slot));
    return special.length > 0 ? special.map(([service]) => `\`${service}\``).join(label('comma')) : label('no');
  };
  return [
    table(
      label('capTime'),
      [label('code'), label('meaning'), ...supporting.map(([type]) => carrierName(type, context))],
      Object.entries(contract.catalogue.delivery_times).map(([slot, names]) => [
        `\`${slot}\``,
        names[locale],
        ...supporting.map(([, carrier]) => renderSupport(carrier, slot)),
      ]),
    ),
  ];
}

function listPackages(context: PageContext): RootContent[] {
  const { label, contract, locale } = context;
  return [
    table(
      label('capPackages'),
      [label('code'), label('name'), label('carrier')],
      Object.entries(contract.catalogue.packages).map(([value, names]) => [
        `\`${value}\``,
        names[locale],
        namesOf(context, (carrier) => Object.hasOwn(carrier.packages, value)),
      ]),
    ),
  ];
}

function listPrintSizes(context: PageContext): RootContent[] {
  const { label, contract, locale } = context;
  return [
    table(
      label('printSize'),
      [label('code'), label('paper'), label('carriers')],
      Object.entries(contract.catalogue.print_sizes).map(([value, size]) => [
        `\`${value}\``,
        size[locale],
        namesOf(context, (carrier) => carrier.print_sizes.includes(value)),
      ]),
    ),
  ];
}

/** A size class with the weight from which a parcel belongs to a larger one: '`60` (2 kg)' */
function describeSize(size: string, carrier: Carrier, { label, locale }: PageContext): string {
  const weight = carrier.pack_size_weights_kg?.[size];
  return weight === undefined ? `\`${size}\`` : label('sizeWeight', { size, weight: weight.toLocaleString(locale) });
}

function listSizes(context: PageContext): RootContent[] {
  const { label } = context;
  return [
    table(
      label('sizes'),
      [label('carrier'), label('sizes')],
      carriersOf(context)
        .filter(([, carrier]) => carrier.pack_sizes.length > 0)
        .map(([type, carrier]) => [
          carrierName(type, context),
          carrier.pack_sizes.map((size) => describeSize(size, carrier, context)).join(label('comma')),
        ]),
    ),
  ];
}

function listTemperatures(context: PageContext): RootContent[] {
  const { contract, label, locale } = context;
  const temperature = viewBody(contract, 'shipment-create')?.fields.get('setup')?.fields.get('temperature');
  const names = temperature?.schema['x-enumDescriptions'];
  const { cite, list } = createCitations(context);
  return [
    table(
      label('capLimits'),
      [label('carrier'), label('temperature'), label('maxSides'), label('maxWeight')],
      carriersOf(context).flatMap(([type, carrier]) =>
        Object.entries(carrier.temperature_limits ?? {}).map(
          ([temperature, { max_sides_cm: cm, max_side_cm: side, max_weight_kg: kg }]) => [
            carrierName(type, context),
            label('coded', { name: names?.[temperature] ?? temperature, code: `\`${temperature}\`` }),
            ...[
              [
                label('upToCm', { length: cm.toLocaleString(locale) }),
                side && label('longestSide', { lengths: side.toLocaleString(locale) }),
              ]
                .filter((word) => typeof word === 'string')
                .join(label('also')),
              label('upTo', { weight: (kg ?? findMaxWeight(carrier)).toLocaleString(locale) }),
            ].map((text) => cite({ carrier }, `temperature_limits.${temperature}`, text)),
          ],
        ),
      ),
    ),
    unsearched(list()),
  ];
}

type Cash = NonNullable<Carrier['cash_on_delivery']>;

function listCashOnDelivery(context: PageContext): RootContent[] {
  const { label, locale } = context;
  const above = (amount: number | null): string =>
    amount === null ? label('dash') : label('aboveYen', { amount: amount.toLocaleString(locale) });
  const describeMost = ({ max, approval_above: approval }: Cash): string => {
    if (max !== null) return label('upToYen', { amount: max.toLocaleString(locale) });
    return approval === null ? label('noLimit') : label('approvalFrom', { amount: approval.toLocaleString(locale) });
  };
  const { cite, list } = createCitations(context);
  return [
    unsearched([
      table(
        label('capAmounts'),
        [label('carrier'), label('maxAmount'), label('securityAbove'), label('approvalAbove')],
        carriersOf(context).flatMap(([type, carrier]) => {
          const { cash_on_delivery: cash } = carrier;
          if (cash === null) return [];
          const describe = {
            max: describeMost(cash),
            security_service_above: above(cash.security_service_above),
            approval_above: above(cash.approval_above),
          };
          const cells = Object.entries(describe).map(([key, text]) =>
            text === label('dash') ? text : cite({ carrier }, `cash_on_delivery.${key}`, text),
          );
          return [[carrierName(type, context), ...cells]];
        }),
      ),
      ...list(),
    ]),
  ];
}

function listLeadDays({ contract, label, locale }: PageContext): RootContent[] {
  const { areas, changes = [] } = contract.catalogue.lead_days;
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return [
    table(
      label('capLead'),
      [label('leadFrom'), label('leadPrefectures'), label('leadDays')],
      Object.entries(areas).map(([area, { name, prefectures }]) => [
        name[locale],
        contract.prefectures
          .filter(({ en }) => prefectures.includes(en))
          .map((one) => one[locale])
          .join(label('comma')),
        Object.entries(areas)
          .flatMap(([other, { name: destination }]) => {
            const days = findLeadDays(contract.catalogue, area, other);
            return days === undefined
              ? []
              : [label('leadTo', { area: destination[locale], days: days.toLocaleString(locale) })];
          })
          .join(label('comma')),
      ]),
    ),
    ...changes.map(({ since, source }) =>
      paragraph(phrasing(label('leadSource', { since: dates.format(Date.parse(since)), source }))),
    ),
  ];
}

function listDates(context: PageContext): RootContent[] {
  const { label } = context;
  const number = (value: number): string => value.toLocaleString(context.locale);
  return [
    table(
      label('shippingDate'),
      [label('carrier'), label('shippingDate'), label('deliveryDate')],
      carriersOf(context).map(([type, { shipping_date, delivery_date }]) => [
        carrierName(type, context),
        [
          label(shipping_date.required ? 'required' : 'optional'),
          shipping_date.days_ahead === null
            ? label('anyDay')
            : label('daysAhead', { days: number(shipping_date.days_ahead) }),
        ].join(label('also')),
        delivery_date === null
          ? label('dash')
          : delivery_date.max_days === null
            ? label('daysAfterOpen', { from: number(delivery_date.min_days) })
            : label('daysAfter', { from: number(delivery_date.min_days), to: number(delivery_date.max_days) }),
      ]),
    ),
  ];
}

function listAddressLengths(context: PageContext): RootContent[] {
  const { label, locale } = context;
  return [
    table(
      label('lengthsCaption'),
      [
        label('carrier'),
        label('lineName'),
        '`address1`',
        '`address2`',
        locale === 'ja' ? '`address3`、`extra`' : '`address3`, `extra`',
        label('lineTotal'),
        label('counting'),
      ],
      carriersOf(context).map(([type, { address }]) => [
        carrierName(type, context),
        ...[address.name, address.address1, address.address2, address.extra].map((length) =>
          length.toLocaleString(locale),
        ),
        address.total === null ? label('dash') : address.total.toLocaleString(locale),
        label(address.count === 'characters' ? 'countCharacters' : 'countHalfWidth'),
      ]),
    ),
  ];
}

function listRegions(context: PageContext): RootContent[] {
  const { label, contract, locale } = context;
  return carriersOf(context)
    .filter(([, carrier]) => carrier.negotiated_rates)
    .flatMap(([type, carrier]) => [
      heading(3, `regions-${type}`, carrierName(type, context)),
      table(
        label('titled', { title: carrierName(type, context), part: label('region') }),
        [label('region'), label('prefectures')],
        Object.entries(carrier.regions).map(([region, names]) => [
          `\`${region}\``,
          contract.prefectures
            .filter(({ en }) => names.includes(en))
            .map((prefecture) => prefecture[locale])
            .join(label('comma')),
        ]),
      ),
    ]);
}

const PROVINCE_COUNTRIES = ['Us', 'Ca', 'Au', 'Mx', 'Br', 'In'];

function listProvinceCodes({ contract, label, locale }: PageContext): RootContent[] {
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  return [
    unsearched([
      table(
        label('codes'),
        [label('country'), label('codes')],
        PROVINCE_COUNTRIES.map((country) => [
          label('coded', {
            name: countries.of(country.toUpperCase()) ?? country,
            code: `\`${country.toUpperCase()}\``,
          }),
          enumOf(contract, `Province${country}`)
            .map((value) => `\`${value}\``)
            .join(' '),
        ]),
      ),
    ]),
  ];
}

function listCodes(contract: Contract, schema: string): RootContent[] {
  return [code('text', enumOf(contract, schema).join(' '))];
}

function enumOf({ openapi }: Contract, schema: string): string[] {
  const values = openapi.components.schemas[schema]?.enum;
  if (!values) throw new Error(`${schema} is no list of codes`);
  return values.map(String);
}

function carriersOf({ contract }: PageContext): [string, Carrier][] {
  return Object.entries(contract.catalogue.carriers);
}

function namesOf(context: PageContext, wanted: (carrier: Carrier) => boolean): string {
  const names = carriersOf(context)
    .filter(([, carrier]) => wanted(carrier))
    .map(([type]) => carrierName(type, context));
  return names.join(context.label('comma'));
}
