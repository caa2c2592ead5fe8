import { getStoreKind, showLocation, type Location } from '../../sandbox/node';
import type { Translate } from './translator';

/** The lines that are printed once the sandbox accepts requests. */
export function renderReady(
  translate: Translate,
  { address, token, location, now }: { address: string; token: string; location: Location; now: number | undefined },
): string[] {
  const clock = now === undefined ? [] : [`  ${translate('cli-clock')}: ${new Date(now).toISOString()}`];
  return [
    translate('cli-ready'),
    '',
    `  ${translate('cli-address')}: ${address}`,
    `  ${translate('cli-token')}: ${token}`,
    `  ${translate('cli-data')}: ${renderLocation(translate, location)}`,
    ...clock,
    '',
    translate('cli-try'),
    '',
    `  curl -H 'x-access-token: ${token}' '${address}/shipments?scope=all'`,
    '',
    translate('cli-programs'),
    '',
    `  export SHIPPING_API_URL=${address}`,
    `  export SHIPPING_API_TOKEN=${token}`,
    '',
    translate('cli-end'),
  ];
}

export function renderLocation(translate: Translate, location: Location): string {
  return getStoreKind(location) === 'memory' ? translate('cli-data-memory') : showLocation(location);
}
