/** A function that runs when a page is shown; a function that it returns runs when the page is left. */
type Visit = () => unknown;

const visits: Visit[] = [];
let cleanups: (() => void)[] = [];

/** Registers what is done for each page: for the one that is open, and again after each navigation. */
export function onPage(visit: Visit): void {
  visits.push(visit);
}

/** A page is in the document. */
export function showPage(): void {
  leavePage();
  cleanups = visits.map((visit) => visit()).filter((cleanup) => typeof cleanup === 'function') as (() => void)[];
}

/** The page is about to be taken out of the document. */
export function leavePage(): void {
  const due = cleanups;
  cleanups = [];
  for (const cleanup of due) cleanup();
}
