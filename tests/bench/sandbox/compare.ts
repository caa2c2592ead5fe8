import { join } from 'node:path';
import type { Contract } from '../../../contract';
import { CALL_NAMES, toCall, type CallName } from './calls';
import { load, type Load } from './load';
import { ROUNDS } from './plan';
import { prepareServer } from './prepare';
import { SERVER_NAMES, startServer, type Server, type ServerName } from './servers';

/** The load of a server on each call, and its memory when it is ready and after all calls, in megabytes. */
export type Measured = { calls: Record<CallName, Load>; idle: number; loaded: number };

/** Measures the servers one after the other in each round; one runs at a time. */
export async function compareServers(dir: string, contract: Contract): Promise<Record<ServerName, Measured>> {
  const rounds: Record<ServerName, Measured[]> = { memory: [], file: [], prism: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of SERVER_NAMES) {
      const server = await startServer(name, name === 'file' ? join(dir, `round-${round}.db`) : ':memory:');
      try {
        rounds[name].push(await measure(server, contract));
      } finally {
        await server.close();
      }
    }
  }
  return { memory: pickBest(rounds.memory), file: pickBest(rounds.file), prism: pickBest(rounds.prism) };
}

async function measure(server: Server, contract: Contract): Promise<Measured> {
  const shipmentId = await prepareServer(server, contract);
  const idle = server.measureMemory();
  const calls: Partial<Record<CallName, Load>> = {};
  for (const name of CALL_NAMES) calls[name] = await load(server, toCall(contract, name, shipmentId));
  return { calls: calls as Record<CallName, Load>, idle, loaded: server.measureMemory() };
}

/** The best round for each measure, in which the machine did the least other work. */
function pickBest(rounds: Measured[]): Measured {
  const calls = Object.fromEntries(
    CALL_NAMES.map((name): [CallName, Load] => {
      const loads = rounds.map((one) => one.calls[name]);
      const least = (value: (one: Load) => number): number => Math.min(...loads.map(value));
      return [name, { rate: -least(({ rate }) => -rate), p50: least(({ p50 }) => p50), p99: least(({ p99 }) => p99) }];
    }),
  ) as Record<CallName, Load>;
  const least = (value: (one: Measured) => number): number => Math.min(...rounds.map(value));
  return { calls, idle: least(({ idle }) => idle), loaded: least(({ loaded }) => loaded) };
}
