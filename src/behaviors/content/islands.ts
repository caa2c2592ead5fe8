import type { ComponentType } from 'react';
import type { mountIsland } from '../../islands/mount';
import { ISLANDS } from '../../islands/registry';
import { onPage } from '../lifecycle';
import { renderLoadError } from '../navigation/load-error';

type Island = { component: ComponentType<never>; mount: typeof mountIsland };

/** The functions that unmount the islands of the page. */
const unmounts = new Map<HTMLElement, () => void>();
const opening = new Set<HTMLElement>();
/** The islands that were there when their page was left. */
const left = new WeakSet<HTMLElement>();

/**
 * Loads the chunk of an island when the reader points at it, touches it or comes to it by keyboard, and mounts it on a
 * click. It is unmounted when the page is left.
 */
export function startIslands(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, ({ target }) => void prepareIsland(findHost(target)), { passive: true });
  document.addEventListener('click', open);
  // What is typed, pasted or chosen in a page before the code is there.
  document.addEventListener('input', open);
  onPage(() => {
    // A page that the reader returns to has the panel that was chosen there.
    for (const host of document.querySelectorAll<HTMLElement>('[role=tabpanel]:not([hidden]) > [data-island]'))
      if (left.has(host)) void openIsland(host, 'return');
    return () => {
      for (const [host, unmount] of unmounts) {
        unmount();
        left.add(host);
      }
      unmounts.clear();
      opening.clear();
    };
  });
}

function open({ target, type }: Event): void {
  const host = findHost(target);
  if (!host || !(target instanceof Element) || !target.closest('[data-island-content], [data-opens]')) return;
  if (type === 'click' && target.closest('[data-waits]')) return;
  const intent = target.closest<HTMLElement>('[data-intent]')?.dataset.intent;
  // A part that keeps its content is opened only by its controls.
  if (intent !== undefined || !('islandKept' in host.dataset)) void openIsland(host, intent);
}

/**
 * Mounts an island; one that is there does what the control that opens it asks for, by its own control: `data-does="send"`.
 * When its chunk cannot be loaded, the place says so and offers to try again.
 */
export async function openIsland(host: HTMLElement, intent = ''): Promise<void> {
  if (unmounts.has(host)) host.querySelector<HTMLElement>(`[data-does="${intent}"]`)?.click();
  if (unmounts.has(host) || opening.has(host)) return;
  const { content, root, data } = readParts(host);
  opening.add(host);
  host.setAttribute('aria-busy', 'true');
  root.replaceChildren();
  try {
    const { component, mount } = await loadIsland(host.dataset.island ?? '');
    // The reader may have left the page meanwhile.
    if (!opening.has(host)) return;
    // Until then, a reader goes on typing in what is there.
    const onMounted = (): void => {
      content.hidden = !('islandKept' in host.dataset);
    };
    const unmount = mount({ component, root, data, host, intent, onMounted });
    unmounts.set(host, () => {
      unmount();
      content.hidden = false;
    });
  } catch (error) {
    if (opening.has(host)) root.replaceChildren(await renderLoadError(error, () => void openIsland(host, intent)));
  } finally {
    opening.delete(host);
    host.removeAttribute('aria-busy');
  }
}

async function prepareIsland(host: HTMLElement | undefined): Promise<void> {
  // An island that fails to load now is loaded again on the click, which reports the failure.
  if (host) await loadIsland(host.dataset.island ?? '').catch(() => undefined);
}

async function loadIsland(name: string): Promise<Island> {
  const load = ISLANDS[name];
  if (!load) throw new Error(`There is no island "${name}": add it to src/islands/registry.ts.`);
  const [{ default: component }, { mountIsland: mount }] = await Promise.all([load(), import('../../islands/mount')]);
  return { component, mount };
}

/** The island that an element is in, or that it opens from elsewhere in the page. */
function findHost(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const name = target.closest<HTMLElement>('[data-opens]')?.dataset.opens;
  const host = name === undefined ? target.closest('[data-island]') : document.querySelector(`[data-island="${name}"]`);
  return host instanceof HTMLElement ? host : undefined;
}

function readParts(host: HTMLElement): { content: HTMLElement; root: HTMLElement; data: object } {
  const [content, root] = ['content', 'root'].map((part) =>
    host.querySelector<HTMLElement>(`:scope > [data-island-${part}]`),
  );
  if (!content || !root) throw new Error('An island is written by src/components/Island.');
  return { content, root, data: JSON.parse(host.dataset.islandData ?? '{}') as object };
}
