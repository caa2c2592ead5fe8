import { renderYaml } from '../reference/render-yaml';
import { listTopFields, renderDates, toAccess, type Collection, type CollectionRequest } from './collection';

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
        ...(step.captures.length > 0
          ? [
              {
                type: 'after-response',
                code: step.captures
                  .map(({ variable, field }) => `bru.setVar('${variable}', res.getBody().${toAccess(field)});`)
                  .join('\n'),
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

function renderTests({ response }: CollectionRequest): string[] {
  const fields = listTopFields(response);
  return [
    "test('200', () => expect(res.getStatus()).to.equal(200));",
    ...(fields.length > 0
      ? [
          `test('has the fields of the recorded response', () => expect(res.getBody()).to.include.all.keys(${fields.map((field) => `'${field}'`).join(', ')}));`,
        ]
      : []),
  ];
}
