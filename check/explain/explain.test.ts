import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { loadContract } from '../../contract/node';
import { ApiError, ConnectionLostError, InvalidRequestError } from '../../package/client-errors';
import { listErrors } from '../../plugins/downloads/error-catalogue';
import { loadEdition } from '../../plugins/reference/load-edition';
import { explainErrors, type CatalogueEntry } from './explain';

const catalogue = listErrors({ en: loadEdition('.', 'en'), ja: loadEdition('.', 'ja') }) as CatalogueEntry[];
const carriers = Object.keys(loadContract('contract').catalogue.carriers);
const codes = catalogue.filter(({ detail, rule }) => detail === null && rule === null);
const { rule: RULE, detail: DETAIL, message: SAID } = catalogue.find(({ rule }) => rule === 'service-of-carrier') ?? {};
const ISSUE = { code: DETAIL, field: 'setup.service', value: 'x', given: null, message: SAID?.en, rule: RULE };

type Body = { debug_id: string; code: string; message: string; details: object[] };
type Form = [form: string, render: (body: Body) => string];

const print = (value: unknown, indent = ''): string => {
  if (typeof value === 'string') return `string(${Buffer.byteLength(value)}) "${value}"`;
  if (typeof value !== 'object' || value === null) return 'NULL';
  const rows = Object.entries(value).map(
    ([name, one]) => `${indent}  ["${name}"]=>\n${indent}  ${print(one, `${indent}  `)}\n`,
  );
  return `array(${rows.length}) {\n${rows.join('')}${indent}}`;
};
const toClientError = ({ debug_id: id, ...body }: Body): ApiError =>
  new ApiError({ ...body, debug_id: id } as never, {
    status: 400,
    headers: new Headers({ a: 'b' }),
    outcome: 'rejected',
  });

/** How a log contains an error of the API. */
const FORMS: Form[] = [
  ['a body', (body) => JSON.stringify(body)],
  ['a formatted body', (body) => JSON.stringify(body, null, 2)],
  ['a response', (body) => `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(body)}`],
  [
    'a line of JSON',
    (body) => JSON.stringify({ level: 50, req: { id: 7 }, err: { type: 'ApiError', stack: 'a\n at {b', ...body } }),
  ],
  [
    'JSON within a line',
    (body) => `2026-11-24T10:00:00Z [worker {7}] ERROR failed: ${JSON.stringify(body)} (attempt 1)`,
  ],
  ['JSON in a string of a line', (body) => `time=10:00 level=error body=${JSON.stringify(JSON.stringify(body))}`],
  [
    'JSON in a string of JSON',
    (body) => JSON.stringify({ level: 'error', log: JSON.stringify({ body: JSON.stringify(body) }) }),
  ],
  ['fields in another order', ({ code, ...body }) => JSON.stringify({ status: 400, ...body, code })],
  ['var_dump', (body) => print(body)],
  [
    '%+v of Go',
    ({ debug_id: id, code, message }) => `10:00:00 failed: &{DebugID:${id} Code:${code} Message:${message} Details:[]}`,
  ],
  ['console.log', (body) => inspect(body, { depth: 9 })],
  ['the error of the client', (body) => inspect(toClientError(body), { depth: 9 })],
  ['the cause of an error', (body) => inspect(new Error('job 7', { cause: toClientError(body) }), { depth: 9 })],
  ['its code and details', ({ code, details }) => `ERROR ${code} ${JSON.stringify(details)}`],
  ['HTML', (body) => `<pre>${JSON.stringify(body).replaceAll('"', '&quot;')}</pre>`],
  ['its code in a line', ({ code }) => `2026-11-24 10:00:00 ERROR code=${code} after 3 attempts`],
  ['its code and […]', ({ code }) => `${code} […]`],
  ['its message in a line', ({ message }) => `2026-11-24 10:00:00 ERROR worker 7: ${message} (attempt 3)`],
  ['its code and message', ({ code, message }) => `Uncaught Exception: ${code}: ${message} in /app/ship.php:12`],
];
const ONLY_NAMED = [
  '%+v of Go',
  'its code in a line',
  'its code and […]',
  'its message in a line',
  'its code and message',
];

type Sample = { form: string; text: string; says: string[] };

/** Each form with an error that no other has. */
const SAMPLES: Sample[] = [
  ...FORMS.map(([form, render], at): Sample => {
    const { code = '', message } = codes[at % codes.length] ?? {};
    const hasDetails = form === 'its code and details' || (at % 2 === 1 && !ONLY_NAMED.includes(form));
    // Each has another field, so that no two details are the same.
    const details = hasDetails
      ? [
          { ...ISSUE, field: `parcels.${at}` },
          { ...ISSUE, field: `products.${at}` },
        ]
      : [];
    const says = hasDetails ? [`${code} parcels.${at}`, `${code} products.${at}`] : [code];
    return { form, text: render({ debug_id: `err_${at}`, code, message: message?.en ?? '', details }), says };
  }),
  {
    form: 'a lost connection',
    text: inspect(
      new ConnectionLostError('The connection was lost during shipment-create', { cause: new Error('reset') }),
    ),
    says: ['ConnectionLostError'],
  },
  {
    form: 'a request that was not sent',
    text:
      new InvalidRequestError('shipment-create was not sent:', [
        { field: 'to_address.zip', message: 'Too short.' } as never,
      ]).stack ?? '',
    says: ['VALIDATION_ERROR to_address.zip'],
  },
];
const NOISE = [
  'starting worker 7',
  '{"level":30,"msg":"GET /v1/rates 200 { code: 1","err":{"code":"ECONNRESET","message":"read ECONNRESET"}}',
  '    at run (file:///app/job.js:7:1)',
];

function read(text: string): string[] {
  const { explanations = [] } = explainErrors(text, { catalogue, carriers, locale: 'en' }) ?? {};
  return explanations.map(({ code, field }) => [code, field].filter(Boolean).join(' '));
}

it('has an error for each form that no other form has', () => {
  expect(codes.length).toBeGreaterThanOrEqual(FORMS.length);
  for (const { form, text, says } of SAMPLES) expect(read(text), `${form}: ${text}`).toEqual(says);
});

it.each(SAMPLES.map((one) => [one.form, one] as const))(
  'explains once what else is in the log before and after %s',
  (_, one) => {
    const wrong: string[] = [];
    for (const other of SAMPLES.filter(({ form }) => form !== one.form))
      for (const order of [
        [one, other],
        [other, one],
      ]) {
        const text = [...order.flatMap(({ text: part }, at) => [NOISE[at], part]), NOISE[2]].join('\n');
        const found = read(text);
        const says = order.flatMap((each) => each.says);
        if (found.toSorted().join() !== says.toSorted().join())
          wrong.push(`${order.map(({ form }) => form).join(', ')}: ${found.join()} instead of ${says.join()}`);
      }
    expect(wrong).toEqual([]);
  },
);

it('explains all of them in one log, in any order, each once', () => {
  for (let shift = 0; shift < SAMPLES.length; shift += 1) {
    const order = [...SAMPLES.slice(shift), ...SAMPLES.slice(0, shift)];
    for (const samples of [order, order.toReversed()]) {
      const text = samples.flatMap(({ text: part }, at) => [NOISE[at % NOISE.length], part, part]).join('\n');
      expect(read(text).toSorted()).toEqual(samples.flatMap(({ says }) => says).toSorted());
    }
  }
});

it('takes a time that is linear in the lines, also if each names another code', () => {
  const measure = (count: number): number => {
    const text = Array.from({ length: count }, (_, at) => `SAGAWA_E1-${10_000 + at}`).join('\n');
    const start = process.cpuUsage();
    expect(explainErrors(text, { catalogue, carriers, locale: 'en' })?.explanations).toHaveLength(count);
    return process.cpuUsage(start).user;
  };
  measure(100);
  // Eight times the lines take 64 times as long if each is compared with all others.
  expect(measure(8000) / measure(1000)).toBeLessThan(24);
});
