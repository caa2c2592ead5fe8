/** A browser with one tab, driven alike in every engine. */
export type Session = {
  /** Opens a URL and waits until it has loaded. */
  visit: (url: string) => Promise<void>;
  /** Runs a function in the page, with JSON arguments, and returns what it returns or resolves to. */
  run: <Result, Args extends unknown[]>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Clicks the first visible element that matches a selector and has a text or label that contains `name`. */
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
