import { setTimeout as wait } from 'node:timers/promises';

/** A browser with one tab, driven alike in every engine. */
export type Session = {
  /** Opens a URL and waits until it has loaded. */
  visit: (url: string) => Promise<void>;
  /** Runs a function in the page, with JSON arguments, and returns what it returns or resolves to. */
  run: <Result, Args extends unknown[]>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /**
   * Clicks the first visible element that matches a selector and has a text or label that contains `name`, and waits
   * for it for up to 20 seconds.
   */
  click: (selector: string, name?: string) => Promise<void>;
  /** Presses a key, such as 'Escape', or a shortcut, such as 'Control+k'. */
  press: (key: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  back: () => Promise<void>;
  setWidth: (width: number) => Promise<void>;
  close: () => Promise<void>;
};

/** Runs in the page: the element that `click` clicks, scrolled into view. */
export function findElement(selector: string, name: string): Element | undefined {
  const found = [...document.querySelectorAll(selector)].find((element) => {
    const label = `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`;
    return label.includes(name) && element.checkVisibility({ visibilityProperty: true });
  });
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found;
}

/** Polls for an element, and says which one when it does not come. */
export async function waitForElement<Found>(
  find: () => Promise<Found | null | undefined>,
  selector: string,
  name: string,
): Promise<Found> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const found = await find();
    if (found !== null && found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`No visible "${selector}" with "${name}" after 20 s`);
    await wait(100);
  }
}
