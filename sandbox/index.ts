/** The simulated API: a request in, a response out. `sandbox/node` exports what needs Node.js. */
export { createSandbox } from './create-sandbox';
export type { Sandbox } from './create-sandbox';
export type { Environment, RealClock, Renderers, SandboxValidators } from './environment';
export { withCors } from './api/http/cors';
export { pickLocale } from './api/http/locale';
export { prepareAccount, renewToken } from './api/prepare-account';
export { buildEnglishSentences, buildJapaneseSentences } from './build-sentences';
export type { JapaneseFiles } from './build-sentences';
export type { Sentences } from './sentences';
export { createMemoryStore } from './store/memory-store';
export type { Store } from './store/store';
export { readText } from './api/http/read-body';
export { readScenario, SCENARIO_HEADER } from './api/scenarios';
export { createRouter } from './api/http/route';
