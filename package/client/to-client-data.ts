import {
  dereference,
  getFact,
  getLimit,
  toFunctionName,
  viewSchema,
  type Contract,
  type OperationEntry,
} from '../../contract';
import type { ClientData, Entry } from './client-data';

/** What the client of the package knows of the contract. */
export function toClientData(contract: Contract, japanesePhrases: Record<string, { message: string }>): ClientData {
  const isOfClient = ([name]: [string, unknown]): boolean => name.startsWith('client-');
  const { version, api_url: api, sandbox_url: sandbox, site_url: portal } = contract.operator;
  return {
    version,
    hosts: [api, sandbox, portal].map((url) => new URL(url).host),
    basePath: new URL(api).pathname,
    callLimit: {
      calls: getLimit(contract, 'call-limit-calls'),
      seconds: getLimit(contract, 'call-limit-seconds'),
    },
    creationSeconds: contract.operator.client_timeout_seconds,
    referenceMax: Number(getFact(contract.facts, 'reference-max').value),
    operations: Object.fromEntries(contract.operations.map((one) => [toFunctionName(one.id), toEntry(one, contract)])),
    phrases: {
      en: Object.fromEntries(Object.entries(contract.phrases).filter(isOfClient)),
      ja: Object.fromEntries(
        Object.entries(japanesePhrases)
          .filter(isOfClient)
          .map(([name, { message }]) => [name, message]),
      ),
    },
  };
}

function toEntry({ id, method, path, operation }: OperationEntry, contract: Contract): Entry {
  const { responses, components } = { responses: operation.responses, components: contract.openapi.components };
  const success = responses['200'];
  if (!success) throw new Error(`${id} has no response with status 200.`);
  const { content } = dereference(components.responses, success);
  const schema = content?.['application/json'].schema;
  if (!schema) throw new Error(`The response of ${id} has no body.`);
  const view = viewSchema(contract, schema);
  const query = operation.parameters.flatMap((one) => ('in' in one && one.in === 'query' ? [one.name] : []));
  return {
    id,
    method,
    path,
    idempotent: method === 'get' || operation['x-idempotent'] === true,
    changes: method !== 'get' && id !== 'rates-list',
    hasBody: operation.requestBody !== undefined,
    query,
    ...(view.items ? {} : { fields: [...view.required] }),
  };
}
