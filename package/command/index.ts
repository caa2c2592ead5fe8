/** The commands of the published package, over the materials that are passed in. */
export { runSandbox } from './run-sandbox';
export { runMcp } from '../mcp/run-mcp';
export { pickLanguage } from './translator';
export { runToExitCode } from './terminal';
