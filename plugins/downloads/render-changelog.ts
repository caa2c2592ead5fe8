import type { ReadableChangelog, ReadableRelease } from '../reference/readable-changelog';

export function renderChangelog({ title, about, releases }: ReadableChangelog): string {
  const sections = releases.map((release) => [`## ${release.title}`, ...renderRelease(release)].join('\n\n'));
  return `${[`# ${title}`, about, ...sections].join('\n\n')}\n`;
}

function renderRelease({ summary, sections }: ReadableRelease): string[] {
  const lists = sections.map(
    ({ title, entries }) => `### ${title}\n\n${entries.map(({ text }) => `- ${text}`).join('\n')}`,
  );
  return [...(summary === null ? [] : [summary]), ...lists];
}
