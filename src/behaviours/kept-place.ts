import { setFold } from './folds';
import { onPage } from './lifecycle';

/** The browser takes no more than a hundred changes of its history in half a minute. Milliseconds. */
const PAUSE = 400;
/** Rules that a field shows are copies, which are made when they are asked for. */
const FOLDS = 'main details[data-collapsed]:not([data-rules-of] details)';

/** What is kept in an entry of the history, beside the number of its page: which folds are open, and the place. */
export type Kept = { page?: number; folds?: number[]; scroll?: number };

let timer: ReturnType<typeof setTimeout> | undefined;
let page: number | undefined;

/** Who comes back to a page, or loads it again, finds its folds as they were, and is where they were. */
export function startKeptPlace(): void {
  const saveSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(save, PAUSE);
  };
  document.addEventListener('scroll', saveSoon, { passive: true });
  document.addEventListener('toggle', saveSoon, { capture: true });
  // What is pressed may lead away.
  document.addEventListener('click', () => timer && save(), { capture: true });
  onPage(() => {
    page = readState().page;
    restorePlace();
  });
}

/** Opens the folds of this entry of the history and scrolls to its place; returns whether there was one. */
export function restorePlace(): boolean {
  const { scroll } = readState();
  restoreFolds();
  if (scroll === undefined) return false;
  window.scrollTo(0, scroll);
  return true;
}

export function restoreFolds(): void {
  const { folds } = readState();
  if (folds) for (const [index, fold] of listFolds().entries()) setFold(fold, folds.includes(index));
}

function save(): void {
  clearTimeout(timer);
  timer = undefined;
  // While the next page is loaded, the history is there already.
  if (readState().page !== page) return;
  const folds = [...listFolds().entries()].filter(([, { open }]) => open).map(([index]) => index);
  history.replaceState({ ...readState(), folds, scroll: window.scrollY } satisfies Kept, '');
}

/** What is kept in the entry of the history that is shown. */
export function readState(): Kept {
  return (history.state ?? {}) as Kept;
}

function listFolds(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(FOLDS)];
}
