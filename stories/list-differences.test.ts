import { expect, it } from 'vitest';
import { listDifferences } from './list-differences';

it.each([
  ['{"price":800}', '{"price":950}', [['price', '800', '950']]],
  ['{"a":{"b":[1,2]}}', '{"a":{"b":[1]}}', [['a.b.1', '2', undefined]]],
  [
    '{}',
    '{"a":null}',
    [
      ['', '{}', undefined],
      ['a', undefined, 'null'],
    ],
  ],
  ['{"debug_id":"err_1","info":{"token":"a"}}', '{"debug_id":"err_2","info":{"token":"b"}}', []],
  ['{"created_at":"2026-11-24T01:00:00Z"}', '{"created_at":"2026-11-24T01:01:30.5Z"}', []],
  [
    '{"created_at":"2026-11-24T01:00:00Z"}',
    '{"created_at":"2026-11-24T01:02:01Z"}',
    [['created_at', '"2026-11-24T01:00:00Z"', '"2026-11-24T01:02:01Z"']],
  ],
  ['{"label":"https://a.example/1.pdf"}', '{"label":"http://localhost/2.pdf"}', []],
  ['{"label":null}', '{"label":"http://localhost/2.pdf"}', [['label', 'null', '"http://localhost/2.pdf"']]],
  [
    '<html>',
    '{"a":1}',
    [
      ['', '"<html>"', undefined],
      ['a', undefined, '1'],
    ],
  ],
  ['', '', []],
])('%s and %s', (recorded, here, expected) => {
  expect(listDifferences(recorded, here)).toEqual(
    expected.map(([field, one, other]) => ({ field, recorded: one, here: other })),
  );
});
