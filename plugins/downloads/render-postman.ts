import {
  IS_REGISTERED,
  listTopFields,
  renderDates,
  renderFind,
  toAccess,
  type Collection,
  type CollectionRequest,
} from './collection';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** The collection in the format of Postman 2.1, which Insomnia, Hoppscotch and others import as well. */
export function renderPostman({ name, description, baseUrl, locale, folders }: Collection): string {
  const collection = {
    info: { name, description, schema: SCHEMA },
    auth: {
      type: 'apikey',
      apikey: [
        { key: 'key', value: 'x-access-token', type: 'string' },
        { key: 'value', value: '{{token}}', type: 'string' },
        { key: 'in', value: 'header', type: 'string' },
      ],
    },
    event: [toScript('prerequest', renderDates('pm.collectionVariables.set'))],
    variable: [
      { key: 'baseUrl', value: baseUrl, type: 'string' },
      { key: 'token', value: '', type: 'string' },
    ],
    item: folders.map((folder) => ({
      name: folder.name,
      item: folder.requests.map((request) => toItem(request, locale)),
    })),
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}

function toItem(step: CollectionRequest, locale: string): object {
  const request = toRequest(step, locale);
  return {
    name: step.name,
    event: [toScript('test', renderTests(step))],
    request: { ...request, description: step.description },
    response: [
      {
        name: step.title,
        originalRequest: request,
        status: 'OK',
        code: 200,
        _postman_previewlanguage: 'json',
        header: [{ key: 'Content-Type', value: 'application/json' }],
        cookie: [],
        body: step.responseText,
      },
    ],
  };
}

function toRequest({ method, path, pathValues, query, bodyText }: CollectionRequest, locale: string): object {
  const parameters = Object.entries(query).map(([key, value]) => ({ key, value }));
  const raw = `{{baseUrl}}${toColons(path)}`;
  return {
    method: method.toUpperCase(),
    header: [
      { key: 'Accept-Language', value: locale },
      ...(bodyText === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }]),
    ],
    url: {
      raw: parameters.length > 0 ? `${raw}?${parameters.map(({ key, value }) => `${key}=${value}`).join('&')}` : raw,
      host: ['{{baseUrl}}'],
      path: toColons(path).slice(1).split('/'),
      ...(parameters.length > 0 ? { query: parameters } : {}),
      ...(Object.keys(pathValues).length > 0
        ? { variable: Object.entries(pathValues).map(([key, value]) => ({ key, value })) }
        : {}),
    },
    ...(bodyText === undefined ? {} : { body: { mode: 'raw', raw: bodyText, options: { raw: { language: 'json' } } } }),
  };
}

/** Tests that the response equals the recording, and saves the values that later requests use. */
function renderTests({ existing, ...step }: CollectionRequest): string[] {
  const test200 = "pm.test('200', () => pm.response.to.have.status(200));";
  if (!existing) return [test200, 'const body = pm.response.json();', ...renderResult(step)];
  const request = `{ url: pm.variables.replaceIn('{{baseUrl}}${existing.path}'), header: { 'x-access-token': pm.variables.replaceIn('{{token}}') } }`;
  return [
    'const body = pm.response.json();',
    'function save(body) {',
    ...renderResult(step).map((line) => `  ${line}`),
    '}',
    `if (${IS_REGISTERED}) {`,
    '  // An earlier run has registered it, so its ID is in the list.',
    `  pm.sendRequest(${request}, (error, list) => save(list.json().${renderFind(existing)}));`,
    '} else {',
    `  ${test200}`,
    '  save(body);',
    '}',
  ];
}

/** What a script does with the `body` of a response. */
function renderResult({ captures, response }: Pick<CollectionRequest, 'captures' | 'response'>): string[] {
  const fields = listTopFields(response);
  return [
    ...(fields.length > 0
      ? [
          `pm.test('has the fields of the recorded response', () => pm.expect(body).to.include.all.keys(${fields.map((field) => `'${field}'`).join(', ')}));`,
        ]
      : []),
    ...captures.map(({ variable, field }) => `pm.collectionVariables.set('${variable}', body.${toAccess(field)});`),
  ];
}

/** `/shipments/{id}` → `/shipments/:id` */
function toColons(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

function toScript(listen: 'prerequest' | 'test', exec: string[]): object {
  return { listen, script: { type: 'text/javascript', exec } };
}
