import { describe, expect, it } from 'vitest';
import { applyEdit, readRequest, toEdit, type FieldFix } from '.';

const NAMES = new Set(['setup', 'parcels', 'type']);

function change(text: string, fix: FieldFix): string | undefined {
  const request = readRequest(text, { names: NAMES, longest: 1_048_576 });
  const edit = 'rejected' in request ? undefined : toEdit(request, fix);
  return edit && applyEdit(text, edit);
}

const setDate = (value: unknown): FieldFix => ({ kind: 'set', field: 'setup.date', value });

describe('toEdit', () => {
  it.each<[string, string, FieldFix, string]>([
    ['sets a value', '{ "setup" : { "date":1 } }', setDate('2026-11-24'), '{ "setup" : { "date":"2026-11-24" } }'],
    [
      'sets the value that counts',
      '{"type": 1, "type": 2}',
      { kind: 'set', field: 'type', value: 3 },
      '{"type": 1, "type": 3}',
    ],
    [
      'adds a field on a separate line',
      '{\r\n\t"setup": {\r\n\t\t"a": 1\r\n\t}\r\n}',
      setDate('x'),
      '{\r\n\t"setup": {\r\n\t\t"a": 1,\r\n\t\t"date": "x"\r\n\t}\r\n}',
    ],
    ['adds a field on the same line', '{"setup":{"a":1}}', setDate(true), '{"setup":{"a":1, "date":true}}'],
    ['fills an empty object', '{"setup": {}}', setDate(1), '{"setup": { "date": 1 }}'],
    ['adds the objects on the way', '{"type": 1}', setDate(1), '{"type": 1, "setup": { "date": 1 }}'],
    ['puts an object in place of null', '{"setup": null}', setDate(1), '{"setup": { "date": 1 }}'],
    [
      'removes the first field',
      '{"setup": { "date": 1, "b": 2 }}',
      { kind: 'remove', field: 'setup.date' },
      '{"setup": { "b": 2 }}',
    ],
    [
      'removes the last field',
      '{\n  "type": 1,\n  "b": { "c": 2 }\n}',
      { kind: 'remove', field: 'b' },
      '{\n  "type": 1\n}',
    ],
    ['removes the only field', '{"setup": { "date": 1 }}', { kind: 'remove', field: 'setup.date' }, '{"setup": {  }}'],
    [
      'keeps the spread behind a removed field',
      "const body = { setup: { carrier: 'x', ...get(a, b), service: 'y' } };",
      { kind: 'remove', field: 'setup.carrier' },
      "const body = { setup: { ...get(a, b), service: 'y' } };",
    ],
    [
      'keeps the spread in front of a removed field',
      "const body = { setup: { carrier: 'x', ...get(a, b), service: 'y' } };",
      { kind: 'remove', field: 'setup.service' },
      "const body = { setup: { carrier: 'x', ...get(a, b) } };",
    ],
    [
      'keeps the spreads around the only field',
      'const body = {\n  setup: {\n    ...a,\n    date: 1,\n    ...b,\n  },\n};',
      { kind: 'remove', field: 'setup.date' },
      'const body = {\n  setup: {\n    ...a,\n    ...b,\n  },\n};',
    ],
    [
      'keeps the spread of Python in front of a removed field',
      'import json\nbody = {"setup": {"carrier": "x", **defaults, "service": "y"}}',
      { kind: 'remove', field: 'setup.service' },
      'import json\nbody = {"setup": {"carrier": "x", **defaults}}',
    ],
    [
      'keeps the spread of Python behind a removed field',
      'import json\nbody = {"setup": {"carrier": "x", **defaults}}',
      { kind: 'remove', field: 'setup.carrier' },
      'import json\nbody = {"setup": {**defaults}}',
    ],
    [
      'adds a field behind a spread, which would override it',
      'const body = { setup: { a: 1, ...defaults } };',
      setDate(1),
      'const body = { setup: { a: 1, ...defaults, date: 1 } };',
    ],
    [
      'keeps the only spread',
      'import json\nbody = {"setup": {**defaults}}',
      setDate(1),
      'import json\nbody = {"setup": {**defaults, "date": 1}}',
    ],
    ['removes an entry', '{"parcels": [1, 2, 3]}', { kind: 'remove', field: 'parcels.1' }, '{"parcels": [1, 3]}'],
    [
      'renames',
      '{"setup": {"dat" : 1}}',
      { kind: 'rename', field: 'setup.dat', name: 'date' },
      '{"setup": {"date" : 1}}',
    ],
    [
      'writes for single quotes of a shell',
      'curl -d \'{"type": 1}\' x',
      { kind: 'set', field: 'type', value: "it's" },
      "curl -d '{\"type\": \"it'\\''s\"}' x",
    ],
    [
      'writes for double quotes of a shell',
      'curl -d "{\\"type\\": 1}" x',
      { kind: 'set', field: 'type', value: '$a' },
      'curl -d "{\\"type\\": \\"\\$a\\"}" x',
    ],
    [
      'writes for $-quotes',
      'curl -d $\'{"type": 1}\' x',
      { kind: 'set', field: 'type', value: "a'\\" },
      'curl -d $\'{"type": "a\\\'\\\\\\\\"}\' x',
    ],
    [
      'writes in a here-document',
      'curl -d @- <<E\n{"type": 1}\nE',
      { kind: 'set', field: 'type', value: '$a' },
      'curl -d @- <<E\n{"type": "\\$a"}\nE',
    ],
    [
      'writes in an f-string of Python',
      'import json\nbody = f\'{{"type": "{a}"}}\'',
      { kind: 'set', field: 'type', value: { b: 1 } },
      'import json\nbody = f\'{{"type": {{ "b": 1 }}}}\'',
    ],
    [
      'writes in a template with computed values',
      'const body = `{"type": "${a}", "setup": {"a": ${n}, "b": 2}}`;',
      { kind: 'remove', field: 'setup.b' },
      'const body = `{"type": "${a}", "setup": {"a": ${n}}}`;',
    ],
    [
      'writes for Node.js',
      "const body = { setup: { 'a': 1, b: 2 } };",
      setDate('x'),
      'const body = { setup: { \'a\': 1, b: 2, date: "x" } };',
    ],
    [
      'keeps the comma behind the last field',
      'const body = {\n  setup: {\n    a: 1,\n  },\n};',
      setDate(null),
      'const body = {\n  setup: {\n    a: 1,\n    date: null,\n  },\n};',
    ],
    [
      'writes for Python',
      'import json\nbody = {"setup": {"a": 1}}',
      setDate({ b: true, c: null }),
      'import json\nbody = {"setup": {"a": 1, "date": { "b": True, "c": None }}}',
    ],
    [
      'writes for PHP',
      "$body = ['setup' => ['a' => 1]];",
      setDate({ b: "it's" }),
      "$body = ['setup' => ['a' => 1, 'date' => ['b' => 'it\\'s']]];",
    ],
    [
      'fills an empty array of PHP',
      "$body = ['setup' => ['a' => array('b' => 1)], 'type' => []];",
      { kind: 'set', field: 'setup.a.c', value: [1] },
      "$body = ['setup' => ['a' => array('b' => 1, 'c' => [1])], 'type' => []];",
    ],
    [
      'writes for Ruby',
      'body = { setup: { a: 1 } }\nputs 1',
      setDate(null),
      'body = { setup: { a: 1, date: nil } }\nputs 1',
    ],
    [
      'writes symbols of Ruby',
      'body = { :setup => { :a => 1 } }',
      setDate('x'),
      "body = { :setup => { :a => 1, :date => 'x' } }",
    ],
    [
      'writes for Go',
      'body := map[string]any{"setup": map[string]any{"a": 1}}',
      setDate({ b: [1, null] }),
      'body := map[string]any{"setup": map[string]any{"a": 1, "date": map[string]any{"b": []any{1, nil}}}}',
    ],
    [
      'fills an empty map of Go',
      'body := map[string]any{"setup": map[string]any{}}',
      setDate(1),
      'body := map[string]any{"setup": map[string]any{ "date": 1 }}',
    ],
  ])('%s', (_, text, fix, expected) => {
    expect(change(text, fix)).toBe(expected);
  });

  it.each<[string, string, FieldFix]>([
    ['removes nothing that is missing', '{"setup": {}}', { kind: 'remove', field: 'setup.date' }],
    ['puts no field into a number', '{"setup": 1}', setDate(1)],
    ['renames nothing that is missing', '{"setup": {}}', { kind: 'rename', field: 'setup.dat', name: 'date' }],
  ])('%s', (_, text, fix) => {
    expect(change(text, fix)).toBeUndefined();
  });
});
