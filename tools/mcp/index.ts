import { runMcp } from '../../package/command';
import { loadRuntimeData } from '../../sandbox/node';

/** `npm run mcp`: the MCP server of the published package, over the contract and the build of this repository. */
runMcp({ materials: loadRuntimeData(), pages: 'build' });
