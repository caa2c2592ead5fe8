import { onStored, readStored, writeStored } from '../hooks/stored';

/**
 * The reader's choices for the whole site, in every tab: the language of samples, the server that they call, the carrier
 * of examples, and the carrier whose view of the pages is shown, if any.
 */
export type ChoiceGroup = 'language' | 'server' | 'carrier' | 'lens';

/** Calls a function when the reader chooses in one of the groups, in this tab or in another. */
export function onChoice(listener: () => void, ...groups: [ChoiceGroup, ...ChoiceGroup[]]): void {
  onStored(listener, ...groups);
}

/** The choice of a group if it is offered here, or else the first that is. */
export function getChoice(group: ChoiceGroup, offered: string[]): string {
  const choice = readStored(group);
  return offered.find((one) => one === choice) ?? offered[0] ?? '';
}

export function choose(group: ChoiceGroup, value: string): void {
  writeStored(group, value);
}
