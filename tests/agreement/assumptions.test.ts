import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadContractSource } from '../../contract/node';
import { listNodes } from './facets';

const { units: _, ...stated } = parse(readFileSync('tests/agreement/specification.yaml', 'utf8')) as Record<
  string,
  string[]
>;
const nodes = listNodes(loadContractSource('contract'));

describe('what the contract assumes and what the specification says', () => {
  it.each(nodes)('$name: each facet is stated or marked, and none is both', ({ name, facets, assumed }) => {
    const known = stated[name] ?? [];
    expect(
      assumed.filter((facet) => known.includes(facet)),
      'The specification states these: remove them from x-assumed.',
    ).toEqual([]);
    expect(
      facets.filter((facet) => !known.includes(facet) && !assumed.includes(facet)),
      'The specification leaves these open: add them to x-assumed.',
    ).toEqual([]);
    expect(
      assumed.filter((facet) => !facets.includes(facet)),
      'The node has no such facet: remove it from x-assumed.',
    ).toEqual([]);
  });

  it('speaks of nodes that exist', () => {
    const names = nodes.map(({ name }) => name);
    expect(Object.keys(stated).filter((name) => !names.includes(name))).toEqual([]);
  });
});
