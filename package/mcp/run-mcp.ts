import { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { Materials } from '../../sandbox/node';
import { pickLanguage } from '../command/translator';
import { printError } from '../command/terminal';
import { openLibrary, type ReadPortalFile } from './library';
import { registerTools } from './register-tools';
import { startSandbox } from './start-sandbox';

/**
 * The portal and its sandbox for assistants, as an MCP server over stdio (https://modelcontextprotocol.io). It reads the
 * pages and calls a separate sandbox on loopback; there is no way in it to reach the API in production, so an
 * assistant cannot create a shipment that costs money. Standard output belongs to the protocol.
 */
export function runMcp({ materials, readFile }: { materials: Materials; readFile: ReadPortalFile }): void {
  const library = openLibrary(readFile);
  const sandbox = startSandbox(materials);
  const language = pickLanguage(process.env);
  serveStdio(
    () => {
      const { title, version } = materials.contract.openapi.info;
      const server = new McpServer({ name: 'shipping-api', title, version });
      registerTools(server, { materials, library, sandbox, language });
      return server;
    },
    { onerror: ({ message }) => printError(...message.split('\n')) },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.stdin.destroy());
  // Without standard input and the sandbox, nothing keeps the process alive.
  process.stdin.once('close', () => void sandbox.close());
}
