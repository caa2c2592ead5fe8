// cspell:ignore quot
import { close, createIndex } from 'pagefind';
import type { Section } from '../../../../search';
import { groupByPage, type Source } from './source';

/** Indexes pages with a heading for each section, so that its results lead to sections as those of the others do. */
export async function writePagefind({ locale, sections, dir }: Source): Promise<void> {
  const { index, errors } = await createIndex({ forceLanguage: locale });
  if (errors.length > 0) throw new Error(errors.join('\n'));
  for (const page of groupByPage(sections)) {
    const added = await index.addHTMLFile({ url: `/${page[0]?.page ?? ''}`, content: renderPage(locale, page) });
    if (added.errors.length > 0) throw new Error(added.errors.join('\n'));
  }
  await index.writeFiles({ outputPath: dir });
  await close();
}

function renderPage(locale: string, sections: Section[]): string {
  const body = sections.map(({ level, title, anchor, text }) => {
    const tag = level === 1 ? 'h1' : 'h2';
    return `<${tag}${anchor ? ` id="${escape(anchor)}"` : ''}>${escape(title)}</${tag}><p>${escape(text)}</p>`;
  });
  return `<!doctype html><html lang="${locale}"><head><title>${escape(sections[0]?.pageTitle ?? '')}</title></head><body>${body.join('')}</body></html>`;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
