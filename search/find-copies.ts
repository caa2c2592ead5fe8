import type { Section } from './index-format';

/** For each section the first one that says the same. */
export function findCopies(sections: Section[]): number[] {
  const firsts = new Map<string, number>();
  return sections.map(({ kind, title, text }, section) => {
    if (kind !== 'field' && kind !== 'heading' && kind !== 'rule') return section;
    const key = kind === 'field' ? `${title.split('.').at(-1)}\n${text}` : `${kind}:${title}`;
    const first = firsts.get(key) ?? section;
    firsts.set(key, first);
    return first;
  });
}
