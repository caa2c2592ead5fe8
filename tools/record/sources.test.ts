import { describe, expect, it } from 'vitest';
import type { Contract } from '../../contract';
import { renderLock } from './sources';

/** Two independent operations, and a third that is called after the first. */
const CONTRACT = {
  limits: { size: 5 },
  openapi: { paths: { '/files': {} }, components: {} },
  operations: [{ id: 'file-upload' }, { id: 'tracking-get' }, { id: 'files-list' }],
  examples: [
    { operation: 'file-upload', name: 'logo', after: [], request: { key: 'a' }, response: { id: 1 } },
    { operation: 'tracking-get', name: 'held', after: [], response: {} },
    { operation: 'files-list', name: 'all', after: ['file-upload/logo'], response: [1] },
  ],
  repeatedErrorCases: [],
  errorCases: [{ name: 'file-size', operation: 'file-upload', example: 'logo', after: [], responses: {} }],
  facts: {},
};
type Fake = typeof CONTRACT;

const toLock = (contract: Fake, code = 'code'): string => renderLock(contract as unknown as Contract, code);

/** The names of the lines that differ. */
function listChanged(before: string, after: string): string[] {
  const others = before.split('\n');
  return after
    .split('\n')
    .filter((line) => !others.includes(line))
    .map((line) => line.split('  ')[1] ?? '');
}

/** Replaces fields of an entry. */
function replace(list: object[], at: number, fields: object): void {
  Object.assign(list[at] ?? {}, fields);
}

describe('what differs after a change of', () => {
  it.each<[what: string, change: (contract: Fake) => void, lines: string[]]>([
    ['nothing', () => undefined, []],
    ['a limit', (contract) => replace([contract.limits], 0, { size: 6 }), ['contract']],
    ['an example', ({ examples }) => replace(examples, 1, { response: { a: 1 } }), ['tracking-get']],
    [
      'an example that is sent before others',
      ({ examples }) => replace(examples, 0, { request: { key: 'b' } }),
      ['file-upload', 'files-list'],
    ],
    ['an example that is sent after others', ({ examples }) => replace(examples, 2, { response: [2] }), ['files-list']],
    [
      'an error case',
      ({ errorCases }) => replace(errorCases, 0, { responses: { en: 1 } }),
      ['file-upload', 'files-list'],
    ],
    ['an operation', ({ operations }) => replace(operations, 1, { id: 'tracking-list' }), ['tracking-list']],
    ['a new operation', ({ operations }) => void operations.push({ id: 'file-delete' }), ['file-delete']],
  ])('%s', (_, change, lines) => {
    const contract = structuredClone(CONTRACT);
    change(contract);
    expect(listChanged(toLock(CONTRACT), toLock(contract))).toEqual(lines);
  });

  it('the code', () => {
    expect(listChanged(toLock(CONTRACT), toLock(CONTRACT, 'other'))).toEqual(['code']);
  });
});
