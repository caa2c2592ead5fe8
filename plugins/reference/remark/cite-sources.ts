import type { RootContent } from 'mdast';
import type { Contract, DataFiles } from '../../../contract';
import { paragraph, phrasing, text } from './nodes';
import type { PageContext } from './page-context';

type Carrier = DataFiles['schemas']['CarrierEntry'];

/** The carrier or the service that has a value. */
type Place = { carrier: Carrier; service?: string };
/** Adds the number of its source to the text of a value: 'up to 30 kg' → 'up to 30 kg [1]' */
export type Cite = (place: Place, value: string, text: string) => string;

/** Numbers the sources of values in the order in which a table cites them. `list` has those cited so far, under a title. */
export function createCitations({ contract, label }: PageContext): { cite: Cite; list: () => RootContent[] } {
  const cited: string[] = [];
  const cite: Cite = (place, value, text) => {
    const source = findSource(contract, place, value);
    const name = source === 'assumed' ? label('sourceAssumed') : source === 'stated' ? label('sourceStated') : source;
    if (!cited.includes(name)) cited.push(name);
    return label('cited', { value: text, number: String(cited.indexOf(name) + 1) });
  };
  const list = (): RootContent[] => [
    paragraph(phrasing(label('sources'))),
    {
      type: 'list',
      ordered: true,
      spread: false,
      children: cited.map((name) => ({ type: 'listItem', spread: false, children: [paragraph([text(name)])] })),
    },
  ];
  return { cite, list };
}

/** Returns the public page that states a value, 'assumed', or 'stated' for what the specification of the API states. */
export function findSource({ catalogue }: Contract, { carrier, service = '' }: Place, value: string): string {
  const found = carrier.sources?.find(
    ({ services, values }) => values.includes(value) && (services?.includes(service) ?? true),
  );
  const nodes = [carrier.services[service], carrier, catalogue];
  const isAssumed = nodes.some((node) => node?.['x-assumed']?.some((name) => toKey(name) === toKey(value)));
  return found?.page ?? (isAssumed ? 'assumed' : 'stated');
}

/** 'delivery_time.values' → 'delivery_time' */
function toKey(value: string): string | undefined {
  return value.split('.')[0];
}
