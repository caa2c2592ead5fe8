/**
 * What a reader chooses for the whole site, in every tab: the language of samples, the server that they call, the carrier
 * of examples, and the carrier whose view of the pages is shown, if any.
 */
const GROUPS = ['language', 'server', 'carrier', 'lens'] as const;
export type ChoiceGroup = (typeof GROUPS)[number];

const PREFIX = 'portal.';
const chosen = new Map<string, string>();
const listeners: ((group: string) => void)[] = [];

export function startChoices(): void {
  window.addEventListener('storage', ({ key }) => {
    for (const group of GROUPS) {
      // There is no key when another tab removed everything.
      if (key !== null && key !== PREFIX + group) continue;
      chosen.delete(group);
      tell(group);
    }
  });
}

export function onChoice(listener: (group: string) => void): void {
  listeners.push(listener);
}

/** The choice of a group if it is offered here, or else the first that is. */
export function getChoice(group: ChoiceGroup, offered: string[]): string {
  const choice = chosen.get(group) ?? readStored(group);
  return choice !== undefined && offered.includes(choice) ? choice : (offered[0] ?? '');
}

/** Without storage, a choice is kept until the document is unloaded. */
export function choose(group: ChoiceGroup, value: string): void {
  chosen.set(group, value);
  try {
    localStorage.setItem(PREFIX + group, value);
  } catch {
    // Blocked or full.
  }
  tell(group);
}

function readStored(group: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + group) ?? undefined;
  } catch {
    return undefined;
  }
}

function tell(group: string): void {
  for (const listener of listeners) listener(group);
}
