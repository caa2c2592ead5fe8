import { RESULT_BYTES_MAX, sizeOf, takeFitting } from './result-size';

type Heading = { level: number; id: string; title: string; from: number };

const HEADING = /^(#{1,6}) (.*?)(?: \{#([\w-]+)\})?$/;

/**
 * A page of the documentation, or one of its sections, in Markdown. Of what is too long for an assistant, the beginning and
 * the list of its sections: each can be read by its ID.
 *
 * @param section ID or title of a heading, or ID of a field: 'rules-request-setup-date', 'request-setup-date'
 * @returns undefined when the page has no such section
 */
export function readSection(markdown: string, section?: string): string | undefined {
  const lines = markdown.split('\n');
  const headings = listHeadings(lines);
  const at = section === undefined ? 0 : headings.findIndex(({ id, title }) => [id, title].includes(section));
  const heading = headings[at];
  // A field has an anchor in its row.
  if (!heading) return section === undefined ? markdown : lines.find((line) => line.includes(`<a id="${section}">`));
  const after = headings.slice(at + 1);
  const own = after.slice(
    0,
    indexOrEnd(after, ({ level }) => level <= heading.level),
  );
  const end = after[own.length]?.from ?? lines.length;
  const text = lines.slice(heading.from, end).join('\n');
  if (sizeOf(text) <= RESULT_BYTES_MAX) return text;
  const first = lines.slice(heading.from, own[0]?.from ?? end);
  const fitting = takeFitting(first);
  const beginning = [...fitting, ...(fitting.length < first.length ? ['…'] : [])].join('\n');
  if (own.length === 0) return beginning;
  const list = own.map(({ level, id, title }) => `${'  '.repeat(level - heading.level - 1)}- ${title}: \`${id}\``);
  return `${beginning}\nSections, each to be read with the argument \`section\`:\n\n${list.join('\n')}\n`;
}

/** The headings, and the title of the page. One without an ID has the path of its titles. A line of code that begins with # is none. */
function listHeadings(lines: readonly string[]): Heading[] {
  let isCode = false;
  const above: string[] = [];
  return lines.flatMap((line, from) => {
    if (line.startsWith('```')) isCode = !isCode;
    const [, signs = '', title = '', id = ''] = (isCode ? null : HEADING.exec(line)) ?? [];
    if (signs === '') return [];
    above.splice(signs.length - 1, Infinity, title);
    return [{ level: signs.length, id: id || above.slice(1, signs.length).join(' / '), title, from }];
  });
}

function indexOrEnd<T>(list: readonly T[], matches: (one: T) => boolean): number {
  const index = list.findIndex(matches);
  return index === -1 ? list.length : index;
}
