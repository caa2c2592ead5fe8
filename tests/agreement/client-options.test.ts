import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createTestClient } from '../package/test-data';

it.each(['build', 'build/en'])('the table of options in %s has every option of the client', (folder) => {
  const page = readFileSync(`${folder}/getting-started-how-it-works.md`, 'utf8');
  const [, section = ''] = page.split('{#client-options}');
  const [table = ''] = section.split('\n#');
  const listed = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  const known = /: ([\w, ]+)\.$/.exec(getMessage())?.[1]?.split(', ') ?? [];
  expect(known).toContain('baseUrl');
  expect(listed.sort()).toEqual(known.sort());
});

function getMessage(): string {
  try {
    createTestClient({ unknown: true } as never);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}
