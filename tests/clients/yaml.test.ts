import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const require = createRequire(resolve('tests/clients/package.json'));
const { load } = require('js-yaml') as { load: (text: string) => unknown };

/** A Python that has PyYAML; Debian's package python3-yaml brings it to /usr/bin/python3. */
const python = ['python3', '/usr/bin/python3'].find(
  (command) => spawnSync(command, ['-c', 'import yaml']).status === 0,
);

describe.each(['build/openapi', 'build/en/openapi'])('%s.yaml says what its JSON says', (stem) => {
  const expected: unknown = JSON.parse(readFileSync(`${stem}.json`, 'utf8'));

  it('to PyYAML, which reads YAML 1.1', () => {
    if (python === undefined) throw new Error('Install PyYAML (apt-get install python3-yaml).');
    const printed = execFileSync(python, ['tests/clients/read_yaml.py', `${stem}.yaml`], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    expect(JSON.parse(printed)).toEqual(expected);
  });

  it('to js-yaml', () => {
    expect(load(readFileSync(`${stem}.yaml`, 'utf8'))).toEqual(expected);
  });
});
