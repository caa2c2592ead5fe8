import type { RootContent } from 'mdast';
import { findLeadDays, viewBody, type Contract, type DataFiles } from '../../../contract';
import { carrierName, serviceName } from './field-nodes';
import { code, heading, unsearched } from './nodes';
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
        describeService(entry, { ...context, hasSizes: carrier.pack_sizes.length > 0 }),
      ]),
    ),
  ]);
}

function describeService(service: Service, { label, locale, hasSizes }: PageContext & { hasSizes: boolean }): string {
  const {
    label_position,
    lower_half,
    cash_on_delivery,
    delivery_date,
    delivery_time,
    temperature,
    pack_sizes,
    insurance,
    ddp,
    max_sides_cm,
    max_weight_kg,
    max_thickness_cm,
    freight,
  } = service;
  const number = (value: number): string => value.toLocaleString(locale);
  const words = [
    label_position && label('labelPosition', { max: number(label_position.max) }),
    lower_half && label('lowerHalf'),
    cash_on_delivery && label('cashOnDeliveryRequired'),
    delivery_date === null && label('noDeliveryDate'),
    delivery_time &&
      (delivery_time.length > 0
        ? label('slots', { slots: delivery_time.map((slot) => `\`${slot}\``).join(label('comma')) })
        : label('noSlots')),
    temperature && label('roomTemperature'),
    pack_sizes &&
      (pack_sizes.length > 0 ? label('sizesOnly', { sizes: pack_sizes.join(label('comma')) }) : label('noSizes')),
    insurance && label('insured'),
    ddp && label('dutyPaid'),
    // Where a carrier has size classes, the largest one says it.
    !hasSizes && max_sides_cm && label('sides', { length: number(max_sides_cm) }),
    max_weight_kg && label('upTo', { weight: number(max_weight_kg) }),
    max_thickness_cm && label('thickness', { thickness: number(max_thickness_cm) }),
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
  return note === undefined ? words : label('noted', { words, note });
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
  // Where a temperature has no weight limit, the limit of the services that support it applies.
  const findMax = ({ services }: Carrier): number =>
    Math.max(...Object.values(services).map(({ temperature, max_weight_kg: kg = 0 }) => (temperature ? 0 : kg)));
  return [
    unsearched([
      table(
        label('capLimits'),
        [label('carrier'), label('temperature'), label('maxSides'), label('maxWeight')],
        carriersOf(context).flatMap(([type, carrier]) =>
          Object.entries(carrier.temperature_limits ?? {}).map(
            ([temperature, { max_sides_cm: cm, max_weight_kg: kg }]) => [
              carrierName(type, context),
              label('coded', { name: names?.[temperature] ?? temperature, code: `\`${temperature}\`` }),
              label('upToCm', { length: cm.toLocaleString(locale) }),
              label('upTo', { weight: (kg ?? findMax(carrier)).toLocaleString(locale) }),
            ],
          ),
        ),
      ),
    ]),
  ];
}

function listCashOnDelivery(context: PageContext): RootContent[] {
  const { label, locale } = context;
  const above = (amount: number | null): string =>
    amount === null ? label('dash') : label('aboveYen', { amount: amount.toLocaleString(locale) });
  return [
    unsearched([
      table(
        label('capAmounts'),
        [label('carrier'), label('maxAmount'), label('securityAbove'), label('approvalAbove')],
        carriersOf(context).flatMap(([type, { cash_on_delivery: cash }]) =>
          cash === null
            ? []
            : [
                [
                  carrierName(type, context),
                  cash.max === null ? label('noLimit') : label('upToYen', { amount: cash.max.toLocaleString(locale) }),
                  above(cash.security_service_above),
                  above(cash.approval_above),
                ],
              ],
        ),
      ),
    ]),
  ];
}

function listLeadDays({ contract, label, locale }: PageContext): RootContent[] {
  const { areas } = contract.catalogue.lead_days;
  return [
    unsearched([
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
    ]),
  ];
}

function listDates(context: PageContext): RootContent[] {
  const { label } = context;
  const number = (value: number): string => value.toLocaleString(context.locale);
  return [
    unsearched([
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
    ]),
  ];
}

function listAddressLengths(context: PageContext): RootContent[] {
  const { label, locale } = context;
  return [
    unsearched([
      table(
        label('lengthsCaption'),
        [
          label('carrier'),
          label('lineName'),
          '`address1`',
          '`address2`',
          '`address3`, `extra`',
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
    ]),
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
