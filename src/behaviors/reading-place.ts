import { onceAFrame } from './once-a-frame';

/** How far below what is fixed to the top of the window the reader is taken to read, in pixels. */
const BELOW = 28;
/** How far right of the first column's edge, in pixels: the fields of a field of a field are indented. */
const WITHIN = 80;
/** Between two paragraphs there is no element; a few pixels below, there is. */
const STEPS = [0, 20, 40];

type Place = { element: Element; top: number };

let last: Place | undefined;

/** A resized window shows what it showed before. */
export function startReadingPlace(): void {
  let isResized = false;
  const update = onceAFrame(() => {
    if (isResized) restore(last);
    isResized = false;
    last = window.scrollY > 0 ? readPlace() : undefined;
  });
  document.addEventListener('scroll', update, { passive: true });
  window.addEventListener('resize', () => {
    isResized = true;
    update();
  });
}

/** Changes the page above and around the reader, who stays where they are. */
export function keepPlace(change: () => void): void {
  const place = readPlace();
  change();
  restore(place);
}

/** The y in the window from which on the page can be read. */
export function getReadingLine(): number {
  const cover = document.querySelector('[data-rail]') ?? document.querySelector('.navbar');
  return (cover?.getBoundingClientRect().bottom ?? 0) + BELOW;
}

/** The element at the reading line, in the first column of the page. */
export function findRead(): Element | undefined {
  const { left = 0 } = document.querySelector('article')?.getBoundingClientRect() ?? {};
  return STEPS.map((step) => document.elementFromPoint(left + WITHIN, getReadingLine() + step)).find(
    (element) => element?.closest('.markdown > *') && !element.matches('.markdown > div'),
  ) as Element | undefined;
}

function readPlace(): Place | undefined {
  const element = findRead();
  return element && { element, top: element.getBoundingClientRect().top };
}

function restore(place: Place | undefined): void {
  if (place?.element.isConnected) window.scrollBy(0, place.element.getBoundingClientRect().top - place.top);
}
