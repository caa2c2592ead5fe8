import { openIsland } from '../content/islands';
import { onPage } from '../lifecycle';

/** The prefix of the fragment of a link with shared calls (`stories/link.ts`). */
const STORY_MARK = '#story=';

/** Asks whether to replay the calls of a link, on whatever page it leads to. */
export function startStory(): void {
  window.addEventListener('hashchange', open);
  onPage(open);
}

function open(): void {
  if (!window.location.hash.startsWith(STORY_MARK)) return;
  const host = document.querySelector<HTMLElement>('[data-island=story]');
  if (host) void openIsland(host);
}
