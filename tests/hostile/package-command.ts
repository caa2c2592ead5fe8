import { runPackage } from '../../package/command/run-package';
import { runToExitCode } from '../../package/command/terminal';
import { loadRuntimeData } from '../../sandbox/node';

/** The command of the package, over the contract of this repository and without a build: there is one error to explain. */
const ERRORS = [
  {
    ...{ code: 'VALIDATION_ERROR', detail: null, rule: null, status: 400, retry: 'fix', changes: [] },
    templates: { en: [], ja: [] },
    ...Object.fromEntries(['message', 'cause', 'fix', 'url'].map((name) => [name, { en: name, ja: name }])),
  },
];

runToExitCode(
  runPackage({
    materials: loadRuntimeData(),
    args: process.argv.slice(2),
    readFile: (path) => (path.endsWith('errors.json') ? JSON.stringify(ERRORS) : ''),
  }),
);
