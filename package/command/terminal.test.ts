// cspell:ignore setvariable
import { describe, expect, it } from 'vitest';
import { renderJson, showInLine, showLine } from './terminal';

/** Control characters (C0, DEL and C1), the separators of lines and paragraphs, and what changes the direction of text. */
const UNSEEN = [
  ...Array.from({ length: 0x20 }, (_, code) => code),
  ...Array.from({ length: 0x21 }, (_, at) => 0x7f + at),
  ...[0x061c, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069],
].map((code) => String.fromCharCode(code));

/** Lines from which services that run builds read a command. */
const COMMANDS = [
  '::add-mask::secret',
  '  ::error file=a::b',
  '\t::stop-commands::x',
  '##[add-mask]secret',
  'text before ##[group]x',
  '##vso[task.setvariable variable=a]b',
  'text ##VSO[task.complete]',
  "##teamcity[buildStatus status='SUCCESS']",
];

describe('showLine', () => {
  it.each(UNSEEN.map((character) => [toName(character), character]))('shows %s', (name, character) => {
    expect(showLine(`a${character}b`)).toBe(`a[${name}]b`);
    expect(showInLine(`a${character}b`)).toBe(`a[${name}]b`);
  });

  it.each(COMMANDS)('shows the sign that makes a command of “%s”', (line) => {
    const shown = showLine(line);
    expect(shown).toMatch(/\[U\+00(?:3A|23|09)\]/);
    expect(isCommand(shown)).toBe(false);
  });

  it.each(['a::b', 'Issue #3', '# title', '##', '日本語、絵文字👩‍💻とé', 'a: b', ''])('leaves “%s” as it is', (line) => {
    expect(showLine(line)).toBe(line);
  });
});

describe('renderJson', () => {
  it('has no such character, and the same strings when it is parsed', () => {
    const value = { [UNSEEN.join('')]: [...UNSEEN, ...COMMANDS, '日本語'] };
    const json = renderJson(value);
    expect(JSON.parse(json)).toEqual(value);
    expect(UNSEEN.filter((character) => character !== '\n' && json.includes(character))).toEqual([]);
    expect(json.split('\n').filter(isCommand)).toEqual([]);
    expect(json).toContain('日本語');
  });
});

function toName(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** As the runners of GitHub and Azure read a line, and as TeamCity does. */
function isCommand(line: string): boolean {
  return line.trimStart().startsWith('::') || /##(?:vso|teamcity)?\[/i.test(line);
}
