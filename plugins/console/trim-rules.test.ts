import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { expect, it } from 'vitest';
import { trim } from './trim-rules.cjs';

it('leaves out what only pages show of a rule', () => {
  const path = 'rules/service/service-size-max.ts';
  const trimmed = trim(readFileSync(path, 'utf8'), path);
  expect(trimmed).not.toMatch(/\b(?:title|statement|about|source):/);
  for (const kept of ["id: 'service-size-max'", 'operations: [', 'message:', 'check({ service, parcels })']) {
    expect(trimmed).toContain(kept);
  }
});

it.each(['rules/capabilities/capability-rules.ts', 'rules/capabilities/define-capability-rules.ts'])(
  'leaves a module that compiles: %s',
  (path) => {
    const trimmed = trim(readFileSync(path, 'utf8'), path);
    expect(trimmed).not.toMatch(/^\s*(?:statement|title|about)\b.*[{'"`]/m);
    expect(transformSync(trimmed, { loader: 'ts' }).code).toContain('export');
  },
);
