import { getStoreKind, showLocation, type Location } from '../../sandbox/node';
import type { Say } from './voice';

/** What is printed once calls are answered. */
export function renderReady(
  say: Say,
  { address, token, location, now }: { address: string; token: string; location: Location; now: number | undefined },
): string {
  const clock = now === undefined ? [] : [`  ${say('cli-clock')}: ${new Date(now).toISOString()}`];
  return [
    say('cli-ready'),
    '',
    `  ${say('cli-address')}: ${address}`,
    `  ${say('cli-token')}: ${token}`,
    `  ${say('cli-data')}: ${renderLocation(say, location)}`,
    ...clock,
    '',
    say('cli-try'),
    '',
    `  curl -H 'x-access-token: ${token}' '${address}/shipments?scope=all'`,
    '',
    say('cli-programs'),
    '',
    `  export SHIPPING_API_URL=${address}`,
    `  export SHIPPING_API_TOKEN=${token}`,
    '',
    say('cli-end'),
  ].join('\n');
}

export function renderLocation(say: Say, location: Location): string {
  return getStoreKind(location) === 'memory' ? say('cli-data-memory') : showLocation(location);
}
