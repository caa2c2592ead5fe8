import type { RootContent } from 'mdast';
import { joinSentences } from '../../../contract';
import { toReadableChangelog, toReleaseAnchor, type ReadableRelease } from '../readable-changelog';
import { blocks, heading, unsearched } from './nodes';
import type { PageContext } from './page-context';

/** `<Changes />`: the changes of each release, the newest first, below its version and its date. */
export function expandChanges({ contract, changelog, locale, labels }: PageContext): RootContent[] {
  const { releases } = toReadableChangelog(changelog, {
    ...{ contract, locale, root: '/' },
    label: (name) => labels[name] ?? '',
  });
  return releases.flatMap((release) => [
    heading(2, toReleaseAnchor(release.version), release.title),
    ...blocks(release.summary ?? ''),
    // Search finds the release. Its entries have the words of rules and fields, which are results themselves.
    ...release.sections.map((section) => unsearched(toSection(section))),
  ]);
}

/** Changes that ask for the same are one entry, with the places below it. */
function toSection({ title, entries }: ReadableRelease['sections'][number]): RootContent[] {
  const notes = new Map<string, string[]>();
  for (const { note, text } of entries) {
    const [key, place] = note === null ? [text, ''] : [note, text.slice(note.length).trim()];
    notes.set(key, [...(notes.get(key) ?? []), ...(place === '' ? [] : [place])]);
  }
  const items = [...notes].map(([note, places]) =>
    places.length > 1
      ? `- ${note}\n${places.map((place) => `  - ${place}`).join('\n')}`
      : `- ${joinSentences([note, ...places])}`,
  );
  return [...blocks(`**${title}**`), ...blocks(items.join('\n'))];
}
