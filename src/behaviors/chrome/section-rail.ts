import { onPage } from '../lifecycle';
import { onEvent } from '../on-event';
import { onceAFrame } from '../once-a-frame';
import { findRead, getReadingLine } from '../reading-place';
import { markActive } from './table-of-contents';

/** The rail of an operation marks the section that is read and names the field: setup ▸ date. */
export function startSectionRail(): void {
  const update = onceAFrame(mark);
  document.addEventListener('scroll', update, { passive: true });
  window.addEventListener('resize', update);
  // Browsers leave a link where it is when a part of it is in view. Under a pointer it stays: moved, it gets no click.
  onEvent('focusin', '[data-rail] a:focus-visible', showInLine);
  onPage(update);
}

function mark(): void {
  const rail = document.querySelector<HTMLElement>('[data-rail]');
  if (!rail) return;
  // A field is read with its section, so a section is read once it has come to the line.
  const active = markActive(rail.querySelectorAll<HTMLAnchorElement>('[data-section]'), getReadingLine(), 0);
  if (active) showInLine(active);
  showField(rail);
}

/** On a narrow screen, the sections are wider than their place. */
function showInLine(link: HTMLElement): void {
  const line = link.parentElement;
  if (line) line.scrollLeft = link.offsetLeft - line.offsetLeft;
}

function showField(rail: HTMLElement): void {
  const place = rail.querySelector<HTMLAnchorElement>('[data-place]');
  const field = findRead()?.closest<HTMLElement>('[data-field]');
  if (!place) return;
  place.hidden = !field;
  if (!field) return;
  place.href = `#${field.id}`;
  place.textContent = field.dataset.field?.replaceAll('.', ' ▸ ') ?? '';
}
