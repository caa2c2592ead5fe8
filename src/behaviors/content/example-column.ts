import { onPage } from '../lifecycle';
import { onEvent } from '../on-event';
import { onceAFrame } from '../once-a-frame';
import { pickPartOf } from './pickers';
import { showPanelOf } from './tabs';
import { findTarget } from '../navigation/target';

/** The widths at which the column is next to the content. */
const WIDE = '(width >= 1280px)';

/** The section that is read, from its heading: `errors`. */
let section: string | undefined;

/**
 * The example column follows the reader: it shows the request next to its fields, the response next to the fields of the
 * response, a recorded error next to the errors, and the request that breaks a rule next to the rule. The tab that the
 * reader is using stays.
 */
export function startExampleColumn(): void {
  const update = onceAFrame(follow);
  // If several rules are opened together, for example for print, the column follows the last one.
  onEvent('toggle', 'details', onceAFrame(followRule), { capture: true });
  document.addEventListener('scroll', update, { passive: true });
  const reset = (): void => {
    // The target of a hash within the column is shown already.
    section = findTarget()?.closest('[data-examples]') ? '' : undefined;
    update();
  };
  onPage(reset);
}

/** Scrolls the column, never the page, so far that a part of it is in view. */
export function showInColumn(part: Element): void {
  const panel = part.closest('[data-examples] > [role=tabpanel]');
  if (!panel) return;
  const [inner, outer] = [part.getBoundingClientRect(), panel.getBoundingClientRect()];
  const isSeen = inner.top > outer.top + BAR && inner.bottom < outer.bottom;
  if (!isSeen) panel.scrollTop += inner.top - outer.top - outer.height / 3;
}

/** The bar of the code, which stays above it, in pixels. */
const BAR = 40;

/** The prefix of the panel's ID by the ID of the section's heading; next to other sections, the panel stays. */
const PANELS: Record<string, string> = {
  '': 'example-request',
  parameters: 'example-request',
  request: 'example-request',
  response: 'status-200',
  errors: 'status-4',
};

function follow(): void {
  if (!isFollowing()) return;
  const read = [...document.querySelectorAll('.markdown > h2')].findLast(
    (heading) => heading.getBoundingClientRect().top < innerHeight / 3,
  );
  const now = read?.id ?? '';
  if (now === section) return;
  section = now;
  clearChanged();
  const panel = PANELS[now];
  if (panel !== undefined) showPanelOf(document.querySelector(`[role=tabpanel][id^="${panel}"]`));
}

function followRule(fold: HTMLDetailsElement): void {
  const rule = fold.closest<HTMLElement>('[data-shows]');
  if (rule?.querySelector('details') !== fold || !isFollowing()) return;
  clearChanged();
  const { shows = '', changed = '' } = rule.dataset;
  const [operation = '', example = ''] = shows.split('/');
  const part = document.querySelector(`[data-examples="${operation}"] [data-example="${example}"]`);
  if (!fold.open || !part) return;
  pickPartOf(part);
  showPanelOf(part);
  const lines = changed.split(' ').flatMap((path) => findLines(part, path));
  for (const line of lines) line.dataset.changed = '';
  if (lines[0]) showInColumn(lines[0]);
}

/** The lines of a field, or of the nearest one around it that the request has: 'parcels.0.weight' */
function findLines(part: Element, path: string): HTMLElement[] {
  const id = `request-${path.replace(/\.\d+/g, '').replaceAll('.', '-')}`;
  const lines = [...part.querySelectorAll<HTMLElement>(`[data-line="${id}"]`)];
  const end = path.lastIndexOf('.');
  return lines.length > 0 || end < 0 ? lines : findLines(part, path.slice(0, end));
}

function clearChanged(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-examples] [data-changed]'))
    delete line.dataset.changed;
}

function isFollowing(): boolean {
  return matchMedia(WIDE).matches && document.querySelector('[data-sheet][hidden]') !== null;
}
