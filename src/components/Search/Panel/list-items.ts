import { translate } from '@docusaurus/Translate';
import type { Corpus, Hit } from '../../../../search';
import { readPasted } from '../../../hooks/pasted-text';

/** An item of the list. */
export type Item =
  | { type: 'hit'; hit: Hit; section: number; isAnswer: boolean; isNested: boolean }
  /** Another place of the hit above it, which says the same. */
  | { type: 'copy'; hit: Hit; section: number }
  | { type: 'recent'; query: string }
  | { type: 'link'; title: string; path: string; call: string }
  /** The typed text, for the tool that checks requests, errors and rows. */
  | { type: 'counter'; title: string; text: string };

/** Items that follow each other under one caption, and the number of the first among all. */
export type Group = { caption: string; first: number; items: Item[]; isCaptionHidden: boolean };

/** The suggestions before anything is typed: earlier queries, tasks and operations. */
export function listStart({ sections, tasks }: Corpus, recent: string[]): Group[] {
  const operations = sections.filter(({ kind }) => kind === 'operation');
  return number([
    {
      caption: translate({ id: 'theme.SearchModal.startScreen.recentSearchesTitle', message: 'Recent' }),
      items: recent.map((query): Item => ({ type: 'recent', query })),
    },
    {
      caption: translate({
        id: 'search.start.tasks',
        message: 'Tasks',
        description: 'Above the tasks that the search offers before anything is typed',
      }),
      items: tasks.map(([title, path]): Item => ({ type: 'link', title, path, call: '' })),
    },
    {
      caption: translate({
        id: 'search.start.operations',
        message: 'Operations',
        description: 'Above the operations that the search offers before anything is typed',
      }),
      items: operations.map(({ title, page, call }): Item => ({ type: 'link', title, path: page, call })),
    },
  ]);
}

/** A text with more characters is rather something to check than a question. */
const QUESTION_LENGTH_MAX = 40;

/** The offer to open a long text or JSON at the counter. */
export function listCounter(query: string): Group[] {
  const text = readPasted(query);
  if (text.length <= QUESTION_LENGTH_MAX && !/^\s*[{[]/.test(text)) return [];
  return number([
    {
      caption: translate({
        id: 'search.counter',
        message: 'Open under “Fix”',
        description: 'Above the offer to open a pasted text in the tool that checks it',
      }),
      items: [
        {
          type: 'counter',
          title: translate({
            id: 'search.counter.open',
            message: 'Check what you entered',
            description: 'Offer of the search for a long text or JSON',
          }),
          text,
        },
      ],
    },
  ]);
}

type Shown = {
  hits: Hit[];
  /** The section whose copies are shown as well. */
  expanded: number | undefined;
  isQuestion: boolean;
};

/** Results by page: neighbors of one page are under it. Their order does not change. */
export function listResults({ sections }: Corpus, { hits, expanded, isQuestion }: Shown): Group[] {
  const groups: (Pick<Group, 'caption' | 'items' | 'isCaptionHidden'> & { page: string })[] = [];
  hits.forEach((hit, index) => {
    const { page = '', pageTitle = '', level } = sections[hit.section] ?? {};
    const isOfSamePage = groups.at(-1)?.page === page;
    // A page that is found itself is its own caption.
    if (!isOfSamePage) groups.push({ page, caption: pageTitle, items: [], isCaptionHidden: level === 1 });
    const group = groups.at(-1);
    const isAnswer = isQuestion && index === 0;
    group?.items.push({ type: 'hit', hit, section: hit.section, isAnswer, isNested: isOfSamePage || level !== 1 });
    if (hit.section === expanded)
      group?.items.push(...hit.copies.map((section): Item => ({ type: 'copy', hit, section })));
  });
  return number(groups);
}

export function number(groups: (Pick<Group, 'caption' | 'items'> & { isCaptionHidden?: boolean })[]): Group[] {
  let first = 0;
  return groups.flatMap(({ caption, items, isCaptionHidden = false }) => {
    if (items.length === 0) return [];
    const group = { caption, items, first, isCaptionHidden };
    first += items.length;
    return [group];
  });
}

/** The first items of some groups. */
export function takeItems(groups: Group[], count: number): Group[] {
  return groups
    .filter(({ first }) => first < count)
    .map((group) => ({ ...group, items: group.items.slice(0, count - group.first) }));
}
