import type { RootContent } from 'mdast';
import {
  dereference,
  EXAMPLE_NOW,
  listErrorCases,
  resolveExampleValue,
  shortenBase64,
  type Example,
  type ErrorCase,
} from '../../../contract';
import { NO_FIELDS, type FieldGroup } from '../fields';
import { listLines } from '../list-lines';
import { LANGUAGES, renderSamples } from '../samples';
import { code, element } from './nodes';
import { getOperation, type PageContext } from './page-context';

/**
 * Returns the example column of an operation: the request and the response of each example, and recorded errors.
 *
 * @param anchors the IDs of the fields that the page describes
 */
export function toExampleNodes(id: string, anchors: ReadonlySet<string>, context: PageContext): RootContent[] {
  const { contract } = context;
  const examples = contract.examples.filter((example) => example.operation === id);
  const { operation } = getOperation(context, id);
  const success = operation.responses['200'];
  const schema = success && dereference(contract.openapi.components.responses, success);
  const group = schema?.content
    ? context.fields.listFields(schema.content['application/json'].schema, 'response')
    : NO_FIELDS;
  const errors = listErrors(id, context);
  // The ID of an example is that of its request where it has one.
  const isInRequest = Boolean(operation.requestBody) && examples.length > 1;
  return [
    element(
      'Examples',
      { operation: id, options: examples.map(({ name, title, carrier }) => [name, title, carrier ?? '']) },
      [
        element(
          'ExampleRequest',
          {},
          toRequestNodes(id, examples, context, {
            anchors,
            server: contract.operator.sandbox_url,
            isTitled: isInRequest,
          }),
        ),
        element('ExampleResponse', { statuses: [200, ...errors.map(({ status }) => status)] }, [
          element(
            'ResponsePanel',
            { status: 200 },
            examples.map(({ name, title, response }) =>
              element('ExamplePart', { of: name, ...(isInRequest ? {} : { title }) }, [
                code('json', toShownJson(response), toMeta('200', toLines(response, group, anchors))),
              ]),
            ),
          ),
          ...errors.map(({ status, code: errorCode, errorCase }) =>
            element('ResponsePanel', { status }, [
              code('json', toShownJson(errorCase.responses[context.locale]), toMeta(`${status} ${errorCode}`)),
            ]),
          ),
        ]),
        element('TryIt', { operation: id }),
      ],
    ),
  ];
}

type RecordedError = { status: number; code: string; errorCase: ErrorCase };

/** A recorded response for each error status of an operation, from one of its requests. */
function listErrors(id: string, context: PageContext): RecordedError[] {
  const { contract } = context;
  const { operation } = getOperation(context, id);
  return Object.entries(operation.responses).flatMap(([status, response]): RecordedError[] => {
    const { 'x-errors': causes } = dereference(contract.openapi.components.responses, response);
    if (!causes) return [];
    for (const errorCase of listErrorCases(id, contract)) {
      const { code: errorCode } = errorCase.responses[context.locale] as { code?: string };
      if (errorCode !== undefined && errorCode in causes)
        return [{ status: Number(status), code: errorCode, errorCase }];
    }
    throw new Error(`contract/data/examples/error-cases.yaml has no request to ${id} that returns ${status}.`);
  });
}

/**
 * Returns the tabs of a request: the body, then the sample that sends it in each language. Examples differ in their body
 * and share the samples; without a body they differ in their path, and each example has separate samples.
 *
 * @param server the URL that samples call; without it they read the URL from the environment
 * @param isTitled whether a body has the ID of its example
 */
export function toRequestNodes(
  id: string,
  examples: Example[],
  context: PageContext,
  {
    anchors = new Set(),
    server,
    isTitled = false,
  }: { anchors?: ReadonlySet<string>; server?: string; isTitled?: boolean } = {},
): RootContent[] {
  const { contract, label, locale } = context;
  const hasBody = Boolean(getOperation(context, id).operation.requestBody);
  const wrap = (of: string, block: RootContent, title?: string): RootContent =>
    examples.length > 1 ? element('ExamplePart', { of, ...(title === undefined ? {} : { title }) }, [block]) : block;
  const bodies = examples.map((example) =>
    wrap(example.name, toBodyNode(example, context, anchors), isTitled ? example.title : undefined),
  );
  const programs = (hasBody ? examples.slice(0, 1) : examples).flatMap((example) =>
    renderSamples(contract, id, example, { locale, server, nextWeekday: label('nextWeekday') }).map((sample) => ({
      ...sample,
      of: example.name,
    })),
  );
  const tabs = [
    ...(hasBody ? [{ tab: BODY_TAB, title: label('requestFile'), blocks: bodies }] : []),
    ...LANGUAGES.map((language) => {
      const own = programs.filter((program) => program.language === language);
      const blocks = own.map(({ of, lang, title, program, body }) => {
        const block = code(lang, program, `title="${title}"${toBodyMeta(program, body)}`);
        return hasBody ? block : wrap(of, block);
      });
      return { tab: language, title: own[0]?.title ?? language, blocks };
    }),
  ];
  return [
    element(
      'LanguageTabs',
      { languages: tabs.map(({ tab, title }) => [tab, title]) },
      tabs.map(({ tab, blocks }) => element('LanguagePanel', { language: tab }, blocks)),
    ),
  ];
}

const BODY_TAB = 'json';

/** The body of an example as a file that can be sent: nothing of it is shortened. */
export function toBodyNode(
  { operation: id, request }: Example,
  context: PageContext,
  anchors: ReadonlySet<string> = new Set(),
): RootContent {
  const schema = getOperation(context, id).operation.requestBody?.content['application/json'].schema;
  const group = schema ? context.fields.listFields(schema, 'request') : NO_FIELDS;
  const body = JSON.stringify(resolveExampleValue(request, EXAMPLE_NOW), null, 2);
  return code('json', body, toMeta(context.label('requestFile'), toLines(request, group, anchors)));
}

function toMeta(title: string, lines = ''): string {
  return `title="${title}"${lines && ` lines="${lines}"`}`;
}

/**
 * The fields to which the lines of a shown example belong, as `src/components/Code` reads it. A field of a response that is described in
 * the request is that of the request.
 */
function toLines(value: unknown, group: FieldGroup, anchors: ReadonlySet<string>): string {
  return listLines(value, group)
    .map(({ field = '', date }) => {
      const places = [field, field.replace(/^response-/, 'request-')];
      const place = places.find((one) => anchors.has(one));
      return (place ?? '-') + (date ? `@${date}` : '');
    })
    .join(' ');
}

/** The lines of the body in a sample: ' body="12-40"' */
function toBodyMeta(program: string, body: string | undefined): string {
  if (body === undefined) return '';
  const first = program.slice(0, program.indexOf(body)).split('\n').length;
  return ` body="${first}-${first + body.split('\n').length - 1}"`;
}

/**
 * An example as the page shows it: indented JSON with the dates on which it was recorded, and Base64 shortened to its
 * beginning and its size in bytes.
 */
export function toShownJson(value: unknown): string {
  return JSON.stringify(resolveExampleValue(value, EXAMPLE_NOW), shortenBase64, 2);
}
