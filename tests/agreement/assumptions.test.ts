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
  it('each facet is stated or marked, and none is both', () => {
    const problems = nodes.flatMap(({ name, facets, assumed }) => {
      const known = stated[name] ?? [];
      const list = (facet: string, problem: string) => `${name}: ${facet} ${problem}`;
      return [
        ...assumed.filter((one) => known.includes(one)).map((one) => list(one, 'is stated: remove it from x-assumed.')),
        ...assumed
          .filter((one) => !facets.includes(one))
          .map((one) => list(one, 'is no facet: remove it from x-assumed.')),
        ...facets
          .filter((one) => !known.includes(one) && !assumed.includes(one))
          .map((one) => list(one, 'is left open by the specification: add it to x-assumed.')),
      ];
    });
    expect(problems).toEqual([]);
  });

  it('speaks of nodes that exist', () => {
    const names = nodes.map(({ name }) => name);
    expect(Object.keys(stated).filter((name) => !names.includes(name))).toEqual([]);
  });
});
