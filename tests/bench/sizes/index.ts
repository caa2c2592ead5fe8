import { recordSizes, renderSizes } from '../budgets';

/** Prints the sizes that the last tests measured next to the recorded ones; `--record` records them for later commits. */
console.log(renderSizes() || 'No sizes yet. Run "npm test" first.');
if (process.argv.includes('--record')) recordSizes();
