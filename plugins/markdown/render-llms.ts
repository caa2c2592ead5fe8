import { toFileName } from './render-page';

/** A page as an index names it. */
export type Entry = { id: string; title: string; description: string };
export type Section = { title: string; entries: Entry[] };

type Index = {
  title: string;
  /** The description of the portal, in one line. */
  summary: string;
  /** The facts that tools need to know first. */
  facts: string[];
  sections: Section[];
  /** Where the pages of the locale begin. */
  root: string;
};

/** llms.txt (https://llmstxt.org): what the portal is and the Markdown of every page, in the order of the sidebar. */
export function renderLlms({ title, summary, facts, sections, root }: Index): string {
  return [
    `# ${title}`,
    `> ${summary}`,
    facts.map((fact) => `- ${fact}`).join('\n'),
    ...sections.map(
      ({ title: name, entries }) =>
        `## ${name}\n\n${entries.map((entry) => `- [${entry.title}](${root}${toFileName(entry.id)}): ${entry.description}`).join('\n')}`,
    ),
    '',
  ].join('\n\n');
}
