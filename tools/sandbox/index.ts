import { runSandbox, runToExitCode } from '../../package/command';
import { loadRuntimeData } from '../../sandbox/node';

/** `npm run sandbox`: the command of the published package over the contract of this repository. */
runToExitCode(runSandbox({ materials: loadRuntimeData(), args: process.argv.slice(2), program: 'npm run sandbox --' }));
