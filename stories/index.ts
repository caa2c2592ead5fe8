/** Calls of a sandbox as data: links, HAR files, the mask of personal data, replay and comparison. */
export { LinkError, readFragment, renderFragment, STORY_MARK, type LinkProblem } from './link';
export { parseJson } from './json';
export type { Difference } from './list-differences';
export { maskCalls, type MaskedCalls, type MaskedKind } from './mask';
export { HarError, HAR_SIZE_MAX, readHar, type HarProblem } from './read-har';
export { replayStory, type Replayed } from './replay';
export { STORY_CALLS_MAX, toStory, type Sandbox, type Story, type StoryCall } from './story';
export { toHar } from './to-har';
