import { EXAMPLE_NOW, resolveExampleValue, type Contract, type Example, type Language } from '../../../contract';

/** The call of a sample, the same for every language. */
export type SampleCall = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** Path with its parameters filled in, percent-encoded, without query: `/tracking/sagawa/360012345674`. */
  path: string;
  query: [string, string][];
  hasBody: boolean;
  /** The body as JSON, each of its lines as the sample has it; without it, a sample reads `request.json`. */
  body?: string | undefined;
  /** The dates that a sample calculates before it sends the body or the query: `shipping_date`, `delivery_date` … */
  dates: DateName[];
  /** The language in which errors are asked for. */
  locale: Language;
  /** The comment above the code that finds a shipping date. */
  nextWeekday: string;
  /** The URL before the path, or nothing to read it from the environment. */
  server?: string | undefined;
};

export const DATE_NAMES = ['shipping_date', 'delivery_date', 'range_start'] as const;
export type DateName = (typeof DATE_NAMES)[number];

/** The fields of a body into which samples write their dates, whatever date the file has. */
export const DATE_FIELDS: Record<string, string> = { shipping_date: 'date', delivery_date: 'delivery_date' };

export type SampleOptions = Pick<SampleCall, 'locale' | 'server'> & Partial<Pick<SampleCall, 'nextWeekday'>>;

export function toSampleCall(
  contract: Contract,
  id: string,
  example: Example,
  { locale, server, nextWeekday = 'The next weekday in Japan' }: SampleOptions,
): SampleCall {
  const entry = contract.operations.find((operation) => operation.id === id);
  if (!entry) throw new Error(`There is no operation "${id}".`);
  const query = Object.entries(example.query);
  const bodies = contract.examples
    .filter(({ operation }) => operation === id)
    .map(({ request }) => JSON.stringify(request ?? ''));
  const texts = [...bodies, ...query.map(([, value]) => value)].join('');
  return {
    method: entry.method.toUpperCase() as SampleCall['method'],
    path: entry.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = example.path[name];
      if (value === undefined) throw new Error(`The example ${id}/${example.name} has no value for "${name}".`);
      return encodeURIComponent(value);
    }),
    query,
    hasBody: Boolean(entry.operation.requestBody),
    body: toBody(example),
    locale,
    nextWeekday,
    server,
    dates: DATE_NAMES.filter((name) => texts.includes(`{{${name}}}`)),
  };
}

/** A body that every language can contain as it is. That of an upload is its reader's own image, and is read from a file. */
function toBody({ operation, request }: Example): string | undefined {
  if (request === undefined || operation === 'file-upload') return undefined;
  return JSON.stringify(resolveExampleValue(request, EXAMPLE_NOW), null, 2);
}
