import type { RootContent } from 'mdast';
import { EXAMPLE_NOW, resolveExampleValue, type Contract } from '../../../contract';
import { RULES } from '../../../rules';
import { getLabelFiles } from '../../console/label-files';
import { renderCompactJson } from './compact-json';
import { carrierName } from './field-nodes';
import { code, element } from './nodes';
import type { PageContext } from './page-context';

/** Characters in a line of the request next to its label. */
const COLUMNS = 58;
const DATES = ['{{shipping_date}}', '{{delivery_date}}'];

/**
 * `<Counter />`: the tool for whatever a reader has, with the operations that have a body; `<Counter examples="labels" />`
 * with requests next to the labels that were recorded for them.
 */
export function expandCounter(examples: string | undefined, context: PageContext): RootContent[] {
  const withBody = context.contract.operations.filter(({ operation }) => operation.requestBody);
  const titles = Object.fromEntries(withBody.map(({ id, operation }) => [id, operation.summary]));
  if (examples === undefined) return [element('Counter', { titles })];
  const samples = listSamples(context);
  return [
    element(
      'Counter',
      // With the marks of dates: the page fills in those of today.
      { titles, samples: samples.map((sample) => ({ ...sample, request: DATES.reduce(markDate, sample.request) })) },
      samples.map(({ type, request }) =>
        element('div', { 'data-of': type }, [code('json', request, 'title="POST /shipments"')]),
      ),
    ),
  ];
}

function listSamples({ contract, ...context }: PageContext): Record<'type' | 'name' | 'label' | 'request', string>[] {
  return [...getLabelFiles(contract)].map(([example, { path }]) => {
    const found = contract.examples.find(({ operation, name }) => operation === 'shipment-create' && name === example);
    const { carrier: type = '', request } = found ?? {};
    const resolved = resolveExampleValue(request, EXAMPLE_NOW) as Parameters<typeof renderCompactJson>[0];
    const name = carrierName(type, { contract, ...context });
    return { type, name, label: path, request: renderCompactJson(resolved, COLUMNS) };
  });
}

function markDate(request: string, mark: string): string {
  return request.replaceAll(resolveExampleValue<string>(mark, EXAMPLE_NOW), mark);
}

/** `<Figures />`: how much there is of what the portal rests on, counted. */
export function expandFigures({ contract }: PageContext): RootContent[] {
  const { operations, examples, errorCases, catalogue } = contract;
  const carriers = Object.values(catalogue.carriers);
  return [
    element('Figures', {
      operations: operations.length,
      rules: RULES.length,
      // A failing request is recorded in both languages.
      recordings: examples.length + errorCases.length * 2,
      services: carriers.reduce((sum, carrier) => sum + countServices(carrier), 0),
    }),
  ];
}

type Carrier = Contract['catalogue']['carriers'][string];

/** The services that a carrier still offers. */
function countServices({ services }: Carrier): number {
  return Object.values(services).filter(({ ended }) => !ended).length;
}

/** `<CarrierStrip />`: the carriers at a glance. */
export function expandCarrierStrip(context: PageContext): RootContent[] {
  const carriers = Object.entries(context.contract.catalogue.carriers);
  const list = (scope: 'domestic' | 'international'): { type: string; name: string; services: number }[] =>
    carriers
      .filter(([, carrier]) => carrier.scope === scope)
      .map(([type, carrier]) => ({
        type,
        name: carrierName(type, context),
        services: countServices(carrier),
      }));
  return [element('CarrierStrip', { domestic: list('domestic'), international: list('international') })];
}
