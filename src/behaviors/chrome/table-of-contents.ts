import { onPage } from '../lifecycle';
import { onceAFrame } from '../once-a-frame';

/** Marks the part of the page that is being read in the table of contents. */
export function startTableOfContents(): void {
  const update = onceAFrame(mark);
  document.addEventListener('scroll', update, { passive: true });
  window.addEventListener('resize', update);
  onPage(update);
}

function mark(): void {
  const top = document.querySelector('.navbar')?.clientHeight ?? 0;
  markActive(document.querySelectorAll('.theme-doc-toc-desktop a'), top, window.innerHeight);
}

/** Marks which of the links leads to what is read; returns it when it was not marked before. */
export function markActive(
  links: NodeListOf<HTMLAnchorElement>,
  top: number,
  height: number,
): HTMLAnchorElement | undefined {
  const headings = [...links].map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  const tops = headings.map((heading) => heading?.getBoundingClientRect().top ?? 0);
  const active = links[findActive({ tops, top, height })];
  if (active?.ariaCurrent) return undefined;
  for (const link of links) link.ariaCurrent = null;
  if (active) active.ariaCurrent = 'true';
  return active;
}

/**
 * The heading that is read: the first one below the navbar if it is in the upper half of the window, else the one before.
 * `-1` when the first heading is still further down.
 */
export function findActive({ tops, top, height }: { tops: number[]; top: number; height: number }): number {
  const next = tops.findIndex((one) => one >= top);
  if (next === -1) return tops.length - 1;
  return (tops[next] ?? 0) < height / 2 ? next : next - 1;
}
