import data from '@generated/console/default/console-data.json';
import { writeStored } from '../../hooks/stored';

/** The console of a page opens with these path parameters, whichever of its examples is picked. */
export function prefill(page: string, path: Record<string, string>): void {
  const names = data.examples.filter((example) => example.operation === page).map(({ name }) => name);
  for (const name of names) writeStored(`draft.${page}.${name}`, { path });
}
