import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { renderYaml } from './render-yaml';

const NAME = 'render-yaml.test.yaml';
afterAll(() => rmSync(`node_modules/.cache/${NAME}`, { force: true }));

it.each([
  [{ country: 'NO' }, 'country: "NO"\n'],
  [{ country: 'NO' }, 'country: "NO"\n'],
  [{ country: 'JP', cities: ['Tokyo'] }, 'country: JP\ncities:\n  - Tokyo\n'],
])('renders %j, whether it has a copy of it, of another value or none', (value, yaml) => {
  expect(renderYaml(NAME, value)).toBe(yaml);
});
