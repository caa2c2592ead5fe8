import type { BuiltSection } from './built-index';

/** The requirement of the specification in its simplest form: which sections contain a query, in the title or the text. */
export type Oracle = (query: string) => { inTitle: number[]; inText: number[] };

export function createOracle(sections: BuiltSection[]): Oracle {
  const compared = sections.map(({ title, text }) => ({ title: compare(title), text: compare(text) }));
  return (query) => {
    const needle = compare(query);
    const inTitle: number[] = [];
    const inText: number[] = [];
    compared.forEach(({ title, text }, section) => {
      if (title.includes(needle)) inTitle.push(section);
      if (text.includes(needle)) inText.push(section);
    });
    return { inTitle, inText };
  };
}

/** Width and case do not count, nor does how white space is written. */
function compare(text: string): string {
  return text.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).join(' ');
}
