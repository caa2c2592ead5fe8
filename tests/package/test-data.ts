import japanesePhrases from '../../i18n/ja/reference/phrases.json';
import { loadRuntimeData } from '../../sandbox/node';
import { toClientData } from '../../package/client/to-client-data';
import type { Client } from '../../package/client-interface';
import type { ClientOptions } from '../../package/client-types';
import { createClientOf } from '../../package/client/create-client';

export const { contract } = loadRuntimeData();
export const DATA = toClientData(contract, japanesePhrases);
export const METHODS = Object.entries(DATA.operations);
export const TOKEN = 'tok_test_for_the_tests_of_the_client';

/** The client as the package has it, without the check. */
export function createTestClient(options: Partial<ClientOptions>): Client {
  const loadCheck = () => Promise.resolve(() => []);
  return createClientOf(DATA, { baseUrl: 'http://127.0.0.1:9/v1', token: TOKEN, ...options }, loadCheck);
}

/** Calls a method by its name, with parts that the client accepts. */
export function callMethod(client: Client, name: string, change: object = {}): Promise<unknown> {
  const entry = DATA.operations[name];
  if (!entry) throw new Error(`There is no method ${name}.`);
  const names = [...entry.path.matchAll(/\{(\w+)\}/g)].map(([, found = '']) => found);
  const parts = {
    ...(names.length > 0 && { path: Object.fromEntries(names.map((one) => [one, 'x'])) }),
    ...(entry.hasBody && { body: { setup: { ref_number: 'A-1' } } }),
    ...change,
  };
  return (client as unknown as Record<string, (given: object) => Promise<unknown>>)[name]?.(parts) as Promise<unknown>;
}

/** A body that the client accepts as the response of a method. */
export function toResult(name: string): string {
  const { fields } = DATA.operations[name] ?? {};
  return fields ? `{"${fields[0]}":"x"}` : '[]';
}
