import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Library } from './library';
import { takeFitting } from './result-size';
import { READING, toError, toOptional, toResult, type LocaleSchema } from './tool-results';

/** Registers the tools that read the changelog: a list of what changed, and the text of a change. */
export function registerChangeTools(
  server: McpServer,
  { library, locale }: { library: Library; locale: LocaleSchema },
): void {
  server.registerTool(
    'list_changes',
    {
      title: 'List changes of the API',
      description:
        'Lists the changes of each release of the API, the newest first, by their ids, and whether they break clients. get_change returns the text of one.',
      inputSchema: z.object({
        version: toOptional(z.string()).describe(
          'Only the changes of this version: 1.0.0. "next" for what is not released',
        ),
        breaking: toOptional(z.boolean()).describe('true for only the changes that break clients'),
        locale,
      }),
      annotations: READING,
    },
    ({ version, breaking, locale: to }) => {
      const all = library.readChangelog(to).releases;
      const releases = all.filter((release) => version === undefined || (release.version ?? NEXT) === version);
      if (releases.length === 0)
        return toError(
          `There is no version "${version}". There are ${all.map((one) => one.version ?? NEXT).join(', ')}.`,
        );
      return toResult(
        releases.map(({ version: name, date, title, summary, sections }) => {
          const entries = sections.flatMap((section) =>
            section.entries.map((entry) => ({ ...entry, section: section.title })),
          );
          const changes = entries
            .filter((entry) => breaking !== true || entry.breaking)
            .map(({ id, breaking: isBreaking, section }) => ({ id, breaking: isBreaking, section }));
          const fitting = takeFitting(changes, 4000);
          const omitted = changes.length - fitting.length;
          return { version: name ?? NEXT, date, title, summary, changes: fitting, ...(omitted > 0 && { omitted }) };
        }),
      );
    },
  );
  server.registerTool(
    'get_change',
    {
      title: 'Read a change',
      description:
        'Returns a change of the API by its id from list_changes: what changed, in which release, and what to do.',
      inputSchema: z.object({
        id: z.string().describe('shipments-list response shipments[].to_address.phone pattern'),
        locale,
      }),
      annotations: READING,
    },
    ({ id, locale: to }) => {
      const found = library
        .readChangelog(to)
        .releases.flatMap(({ version, date, sections }) =>
          sections.flatMap(({ title, entries }) =>
            entries
              .filter((entry) => entry.id === id)
              .map((entry) => ({ version: version ?? NEXT, date, section: title, ...entry })),
          ),
        );
      return found.length === 0 ? toError(`There is no change "${id}". List them with list_changes.`) : toResult(found);
    },
  );
}

/** The version of what is not released yet. */
const NEXT = 'next';
