import { setFold } from '../content/folds';
import { onPage } from '../lifecycle';

/** Browsers allow a hundred changes of the history in half a minute. Milliseconds. */
const PAUSE = 400;
/** Rules that a field shows are copies, which are made when they are asked for. */
const FOLDS = 'main details[data-collapsed]:not([data-rules-of] details)';

/** The state of a history entry: the number of its page, the open folds, the scroll position, and whether Try it is over the page. */
export type EntryState = { page?: number; folds?: number[]; scroll?: number; hasSheet?: boolean };

let timer: ReturnType<typeof setTimeout> | undefined;
let page: number | undefined;

/** Restores the folds and the scroll position when a reader returns to a page or reloads it. */
export function startKeptPlace(): void {
  const saveSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(save, PAUSE);
  };
  document.addEventListener('scroll', saveSoon, { passive: true });
  document.addEventListener('toggle', saveSoon, { capture: true });
  // A click may lead to another page.
  document.addEventListener('click', save, { capture: true });
  onPage(() => {
    page = readState().page;
    restorePlace();
  });
}

/** Opens the folds of this entry of the history and scrolls to its place, if it has one. */
function restorePlace(): void {
  const { scroll } = readState();
  restoreFolds();
  if (scroll !== undefined) window.scrollTo(0, scroll);
}

export function restoreFolds(): void {
  const { folds } = readState();
  if (folds) for (const [index, fold] of listFolds().entries()) setFold(fold, folds.includes(index));
}

function save(): void {
  clearTimeout(timer);
  // While the next page is loaded, the history is there already.
  if (readState().page !== page) return;
  // A fold that closes is open until the end of its motion.
  const folds = [...listFolds().entries()]
    .filter(([, { dataset }]) => dataset.collapsed === 'false')
    .map(([index]) => index);
  history.replaceState({ ...readState(), folds, scroll: window.scrollY } satisfies EntryState, '');
}

/** The state of the current entry of the history. */
export function readState(): EntryState {
  return (history.state ?? {}) as EntryState;
}

function listFolds(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(FOLDS)];
}
