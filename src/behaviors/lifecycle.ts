/** A function that runs when a page is shown; a function that it returns runs when the page is left. */
type Visit = () => unknown;

const visits: Visit[] = [];
/** What is to be done when the shown page is left; undefined while no page is shown. */
let cleanups: (() => void)[] | undefined;

/** Registers what is done for each page: for the one that is shown, now if it's there already, and again after each navigation. */
export function onPage(visit: Visit): void {
  visits.push(visit);
  if (cleanups) run(visit, cleanups);
}

/** A page is in the document. */
export function showPage(): void {
  leavePage();
  const due: (() => void)[] = [];
  cleanups = due;
  for (const visit of [...visits]) run(visit, due);
}

function run(visit: Visit, due: (() => void)[]): void {
  const cleanup = visit();
  if (typeof cleanup === 'function') due.push(cleanup as () => void);
}

/** The page is about to be taken out of the document. */
export function leavePage(): void {
  const due = cleanups ?? [];
  cleanups = undefined;
  for (const cleanup of due) cleanup();
}
