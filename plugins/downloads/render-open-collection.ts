import { renderYaml } from '../reference/render-yaml';
import {
  IS_REGISTERED,
  listTopFields,
  renderDates,
  renderFind,
  toAccess,
  type Collection,
  type CollectionRequest,
} from './collection';

/** The collection as OpenCollection 1.0.0 (https://www.opencollection.com), the format of Bruno. */
export function renderOpenCollection({ name, description, baseUrl, locale, folders }: Collection): string {
  const collection = {
    opencollection: '1.0.0',
    info: { name },
    config: {
      environments: [
        {
          name: 'Sandbox',
          variables: [
            { name: 'baseUrl', value: baseUrl },
            { name: 'token', value: '' },
          ],
        },
      ],
    },
    request: {
      headers: [
        { name: 'x-access-token', value: '{{token}}' },
        { name: 'Accept-Language', value: locale },
      ],
      scripts: [{ type: 'before-request', code: renderDates('bru.setVar').join('\n') }],
    },
    docs: description,
    items: folders.map((folder, index) => ({
      // Numbered, since Bruno's command line sorts the folders that it imported by their names.
      info: { name: `${index + 1}. ${folder.name}`, type: 'folder', seq: index + 1 },
      items: folder.requests.map(toItem),
    })),
    extensions: { bruno: { presets: { defaultEnvironment: 'Sandbox' } } },
    bundled: true,
  };
  return renderYaml(`bruno-collection-${locale}.yaml`, collection);
}

function toItem(step: CollectionRequest, index: number): object {
  const http = toHttp(step);
  return {
    info: { name: step.name, type: 'http', seq: index + 1 },
    http: { ...http, auth: 'inherit' },
    runtime: {
      scripts: [
        ...(step.captures.length > 0 && !step.existing
          ? [
              {
                type: 'after-response',
                code: renderCaptures(step, 'res.getBody()').join('\n'),
              },
            ]
          : []),
        { type: 'tests', code: renderTests(step).join('\n') },
      ],
    },
    docs: step.description,
    examples: [
      {
        name: step.title,
        request: http,
        response: {
          status: 200,
          statusText: 'OK',
          headers: [{ name: 'Content-Type', value: 'application/json' }],
          body: { type: 'json', data: step.responseText },
        },
      },
    ],
  };
}

function toHttp({ method, path, pathValues, query, bodyText }: CollectionRequest): object {
  const params = [
    ...Object.entries(pathValues).map(([name, value]) => ({ name, value, type: 'path' })),
    ...Object.entries(query).map(([name, value]) => ({ name, value, type: 'query' })),
  ];
  const search = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return {
    method: method.toUpperCase(),
    url: `{{baseUrl}}${path.replace(/\{(\w+)\}/g, ':$1')}${search.length > 0 ? `?${search.join('&')}` : ''}`,
    ...(params.length > 0 ? { params } : {}),
    ...(bodyText === undefined ? {} : { body: { type: 'json', data: bodyText } }),
  };
}

function renderTests(step: CollectionRequest): string[] {
  const { existing, response } = step;
  const fields = listTopFields(response);
  const test200 = "test('200', () => expect(res.getStatus()).to.equal(200));";
  const expectFields = (body: string): string[] =>
    fields.length > 0
      ? [
          `test('has the fields of the recorded response', () => expect(${body}).to.include.all.keys(${fields.map((field) => `'${field}'`).join(', ')}));`,
        ]
      : [];
  if (!existing) return [test200, ...expectFields('res.getBody()')];
  const request = `{ method: 'GET', url: bru.interpolate('{{baseUrl}}${existing.path}'), headers: { 'x-access-token': bru.interpolate('{{token}}') } }`;
  return [
    'let body = res.getBody();',
    `if (${IS_REGISTERED}) {`,
    '  // An earlier run has registered it, so its ID is in the list.',
    `  const list = await bru.sendRequest(${request});`,
    `  body = list.data.${renderFind(existing)};`,
    '} else {',
    `  ${test200}`,
    '}',
    ...expectFields('body'),
    ...renderCaptures(step, 'body'),
  ];
}

function renderCaptures({ captures }: CollectionRequest, body: string): string[] {
  return captures.map(({ variable, field }) => `bru.setVar('${variable}', ${body}.${toAccess(field)});`);
}
