import type { ReadableChangelog, ReadableRelease } from './changelog';

type Site = { locale: string; root: string; author: string };
type Released = ReadableRelease & { version: string; date: string };

/** The releases of a changelog as an Atom feed (RFC 4287). A reader knows an entry again by its version. */
export function renderAtom(changelog: ReadableChangelog, { locale, root, author }: Site): string {
  const { title, about, url, releases } = changelog;
  const self = `${root}changelog.atom`;
  const released = releases.filter((one): one is Released => one.version !== null && one.date !== null);
  const [newest] = released;
  if (!newest) throw new Error('A feed needs a release.');
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `  <id>${escape(self)}</id>`,
    `  <title>${escape(title)}</title>`,
    `  <subtitle>${escape(about)}</subtitle>`,
    `  <updated>${toMoment(newest.date)}</updated>`,
    `  <link rel="self" type="application/atom+xml" href="${escape(self)}"/>`,
    `  <link rel="alternate" type="text/markdown" href="${escape(url)}"/>`,
    `  <author><name>${escape(author)}</name></author>`,
    ...released.map((release) => renderEntry(release, { url, self })),
    '</feed>',
    '',
  ].join('\n');
}

function renderEntry(
  { version, date, title, summary, sections }: Released,
  feed: { url: string; self: string },
): string {
  const html = [
    ...(summary === null ? [] : [`<p>${toHtml(summary)}</p>`]),
    ...sections.map(
      (section) =>
        `<h3>${toHtml(section.title)}</h3><ul>${section.entries.map(({ text }) => `<li>${toHtml(text)}</li>`).join('')}</ul>`,
    ),
  ].join('');
  return [
    '  <entry>',
    `    <id>${escape(`${feed.self}#${version}`)}</id>`,
    `    <title>${escape(title)}</title>`,
    `    <updated>${toMoment(date)}</updated>`,
    `    <link rel="alternate" type="text/markdown" href="${escape(feed.url)}"/>`,
    `    <content type="html">${escape(html)}</content>`,
    '  </entry>',
  ].join('\n');
}

/** The start of a day in Japan: '2026-11-22' → '2026-11-22T00:00:00+09:00' */
function toMoment(day: string): string {
  return `${day}T00:00:00+09:00`;
}

/** The Markdown of an entry: 'A `b` of [c](https://d)' → 'A <code>b</code> of <a href="https://d">c</a>' */
function toHtml(markdown: string): string {
  return escape(markdown)
    .replace(/`([^`]*)`/g, '<code>$1</code>')
    .replace(/\[([^\][]*)\]\(([^()]*)\)/g, '<a href="$2">$1</a>');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
