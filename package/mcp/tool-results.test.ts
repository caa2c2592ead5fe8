import type { McpServer } from '@modelcontextprotocol/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { loadRuntimeData } from '../../sandbox/node';
import { openLibrary } from './library';
import { registerTools } from './register-tools';
import { startSandbox } from './start-sandbox';

const materials = loadRuntimeData();

/** The schemas of all tools, as the server would register them. */
function listSchemas(): [name: string, schema: z.ZodObject][] {
  const found: [string, z.ZodObject][] = [];
  const registerTool = (name: string, { inputSchema }: { inputSchema: z.ZodObject }): void => {
    found.push([name, inputSchema]);
  };
  const server = { registerTool } as unknown as McpServer;
  const library = openLibrary(() => '');
  registerTools(server, { materials, library, sandbox: startSandbox(materials), language: 'ja' });
  return found;
}

/** A value for each argument that a tool requires. */
const REQUIRED: Record<string, unknown> = {
  ...{ request: '{}', error: 'NOT_FOUND', query: 'a', page: 'auth', operation: 'shipment-create', code: 'NOT_FOUND' },
  ...{ id: 'a', method: 'GET', path: '/shipments' },
};

describe.each(listSchemas())('the input of %s', (_, schema) => {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  const given = Object.fromEntries(required.map((name) => [name, REQUIRED[name]]));
  const optional = Object.keys(properties).filter((name) => !required.includes(name));

  it('has null for an argument that is left out', () => {
    expect(optional.length).toBeGreaterThan(0);
    const absent = schema.parse(given);
    for (const name of optional) expect(schema.parse({ ...given, [name]: null }), name).toEqual(absent);
    expect(schema.parse({ ...given, ...Object.fromEntries(optional.map((name) => [name, null])) })).toEqual(absent);
  });

  it('has a value for each argument that is required', () => {
    for (const name of required) {
      expect(REQUIRED).toHaveProperty(name);
      expect(schema.safeParse({ ...given, [name]: null }).success, name).toBe(false);
    }
  });

  it('describes each argument, with a type', () => {
    for (const [name, property] of Object.entries(properties))
      expect(property, name).toMatchObject({ type: expect.any(String) as string });
  });
});
