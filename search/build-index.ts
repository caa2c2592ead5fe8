import { INDEX_VERSION, KINDS, type SearchIndex, type Section, type Task, type WordGroup } from './index-format';

type Source = {
  locale: string;
  /** All sections of a locale, page by page, each page's top first. */
  sections: Section[];
  words: WordGroup[];
  tasks: Task[];
};

/** The index of a locale. Equal sections give equal bytes. */
export function buildIndex({ locale, sections, words, tasks }: Source): SearchIndex {
  const pages: SearchIndex['pages'] = [];
  const counts: number[] = [];
  for (const { page, pageTitle, call } of sections) {
    if (pages.at(-1)?.[0] !== page) {
      pages.push(call ? [page, pageTitle, call] : [page, pageTitle]);
      counts.push(0);
    }
    counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1;
  }
  return {
    v: INDEX_VERSION,
    locale,
    pages,
    n: counts,
    k: sections.map(({ kind }) => KINDS.indexOf(kind)).join(''),
    l: sections.map(({ level }) => level).join(''),
    t: sections.map(({ title, pageTitle }) => (title === pageTitle ? 0 : title)),
    a: sections.map(shortenAnchor),
    x: sections.map(({ text }) => text),
    c: listNamesOfCode(sections),
    o: sections.map(({ otherTitle }) => otherTitle || 0),
    w: [
      words.map(({ ja }) => ja),
      words.map(({ reading = '' }) => reading),
      words.map(({ en }) => en.join('|')),
      words.map(({ also = [] }) => also.join('|')),
    ],
    tasks,
  };
}

/** `shipment-create#request-setup-date`; without anchor the page alone. */
export function toAddress({ page, anchor }: Pick<Section, 'page' | 'anchor'>): string {
  return anchor ? `${page}#${anchor}` : page;
}

/** 'request-setup-date' of the field setup.date → 'request~'; see `expandAnchor`. */
function shortenAnchor({ title, anchor }: Section): string {
  const end = toAnchorEnd(title);
  return anchor.endsWith(end) ? `${anchor.slice(0, -end.length)}~` : anchor;
}

/** The anchor of a section as it is on the page. 'request~' of the field setup.date → 'request-setup-date' */
export function expandAnchor(shortened: string, title: string): string {
  return shortened.replace('~', toAnchorEnd(title));
}

function toAnchorEnd(title: string): string {
  return `-${title.replaceAll('.', '-')}`;
}

/**
 * An identifier in code, recognized by its signs or by uppercase letters inside: 'SHIPPING_API_URL', 'setTimeout'. A word
 * with a digit is a value of an example, such as an order number.
 */
const NAME = /(?<![\w-])[A-Za-z]+(?:[_-][A-Za-z]+)+(?![\w-])|\b[a-z]+(?:[A-Z][a-z]+)+\b/g;

/** Returns for each section the identifiers in its code that are in no section before it and in no prose. */
function listNamesOfCode(sections: Section[]): (string | 0)[] {
  const known = new Set(sections.flatMap(({ title, text }) => listNames(`${title} ${text}`)));
  return sections.map(({ code }) => {
    const names = listNames(code).filter((name) => !known.has(name) && known.add(name));
    return names.join(' ') || 0;
  });
}

function listNames(text: string): string[] {
  return text.match(NAME) ?? [];
}
