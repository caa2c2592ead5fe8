import { onPage } from '../lifecycle';

/** Brings the item of the page into view in the sidebar, which keeps its place where the item is seen already. */
export function startSidebar(): void {
  onPage(() => showActiveItem(document.querySelector('aside .menu')));
}

/** Scrolls a list of pages, and nothing around it, until its active item is in its middle. */
export function showActiveItem(list: Element | null): void {
  const item = list?.querySelector('.menu__link--active');
  if (!list || !item) return;
  const [box, place] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  if (place.top >= box.top && place.bottom <= Math.min(box.bottom, window.innerHeight)) return;
  list.scrollTop += place.top - box.top - (box.height - place.height) / 2;
}
