import type { RootContent } from 'mdast';
import { formatFact, getFact, type DataFiles } from '../../../contract';
import type { Label } from '../labels';
import { carrierName } from './field-nodes';
import { element } from './nodes';
import type { PageContext } from './page-context';

type Carrier = DataFiles['schemas']['CarrierEntry'];
type Cell = boolean | string;
type Feature = { key: string; label: Label; cell: (carrier: Carrier, context: PageContext) => Cell };

/** Features whose cells are marks come before those whose cells are text. */
const FEATURES: Feature[] = [
  { key: 'tracking', label: 'capTracking', cell: ({ tracking }) => tracking },
  { key: 'time', label: 'capTime', cell: ({ delivery_time }) => delivery_time.length > 0 },
  { key: 'cash', label: 'capCash', cell: ({ cash_on_delivery }) => cash_on_delivery !== null },
  { key: 'insurance', label: 'capInsurance', cell: ({ insurance }) => insurance },
  { key: 'tax', label: 'capTax', cell: ({ tax_id }) => tax_id },
  { key: 'duty', label: 'capDuty', cell: ({ ddp }) => ddp },
  { key: 'negotiated', label: 'capNegotiated', cell: ({ negotiated_rates }) => negotiated_rates },
  { key: 'packages', label: 'capPackages', cell: ({ packages }) => Object.keys(packages).length > 0 },
  { key: 'signature', label: 'capSignature', cell: ({ signature }) => signature },
  { key: 'instructions', label: 'capInstructions', cell: ({ instructions }) => instructions },
  { key: 'email', label: 'capEmail', cell: (carrier) => carrier.scheduled_delivery_email },
  { key: 'fresh', label: 'capFresh', cell: (carrier, context) => describeCool(carrier, 'fresh', context) },
  { key: 'frozen', label: 'capFrozen', cell: (carrier, context) => describeCool(carrier, 'frozen', context) },
  {
    key: 'date',
    label: 'capDate',
    cell: ({ shipping_date }, { label }) => (shipping_date.required ? label('required') : label('optional')),
  },
  { key: 'test', label: 'capTest', cell: ({ test_labels }) => test_labels !== null },
  { key: 'activation', label: 'capActivation', cell: describeActivation },
];

/** `<CarrierMatrix />`: every carrier type with what it supports; the reader filters it. */
export function expandCarrierMatrix(context: PageContext): RootContent[] {
  const { contract, label } = context;
  return [
    element('CarrierMatrix', {
      features: FEATURES.map(({ key, label: name }) => [key, label(name)]),
      carriers: Object.entries(contract.catalogue.carriers).map(([type, carrier]) => ({
        type,
        name: carrierName(type, context),
        short: (carrier.short_name ?? carrier.name)[context.locale],
        scope: carrier.scope,
        cells: FEATURES.map(({ cell }) => cell(carrier, context)),
      })),
    }),
  ];
}

/** The largest size and weight of a chilled or frozen parcel: '140 cm, 20 kg'. */
function describeCool(carrier: Carrier, kind: 'fresh' | 'frozen', { label }: PageContext): Cell {
  const { temperature, temperature_limits: limits } = carrier;
  if (!temperature.includes(kind)) return false;
  const { max_sides_cm: sides, max_weight_kg } = limits?.[kind] ?? {};
  const weight = sides === undefined ? undefined : (max_weight_kg ?? findMaxWeight(carrier));
  return [sides && `${sides} cm`, weight && `${weight} kg`].filter(Boolean).join(label('comma')) || true;
}

/** The weight limit of the services that support a temperature, where the temperature itself has none. In kg. */
export function findMaxWeight({ services }: Carrier): number {
  return Math.max(...Object.values(services).map(({ temperature, max_weight_kg: kg = 0 }) => (temperature ? 0 : kg)));
}

function describeActivation({ activation }: Carrier, { contract, label, locale }: PageContext): Cell {
  if (!activation) return label('activationNow');
  const days = (name: string): string => formatFact(getFact(contract.facts, name), locale);
  return label('activationDays', { from: days('activation-days-min'), to: days('activation-days-max') });
}
