import { runSandbox } from '../../package/command';
import { loadRuntimeData } from '../../sandbox/node';

/** `npm run sandbox`: the command of the published package over the contract of this repository. */
runSandbox({ materials: loadRuntimeData(), args: process.argv.slice(2), program: 'npm run sandbox --' }).then(
  // Responses that are delayed on purpose would keep the process alive.
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
