import data from '@generated/console/default/console-data.json';

const TRACKED = data.operations
  .find(({ id }) => id === 'tracking-get')
  ?.parameters.find(({ name }) => name === 'carrier')?.values;

/** Whether the API tracks the parcels of a carrier: 'seino' → false */
export function canTrack(carrier: string): boolean {
  return TRACKED?.includes(carrier) ?? false;
}
