import type { Locator, Page } from '@playwright/test';
import { expect } from './portal';

type Focus = { name: string; isMarked: boolean; isCovered: boolean };

/** Reads which element has the focus, whether an outline marks it, and whether something, such as the navbar, covers it. */
export async function readFocus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: 'body', isMarked: true, isCovered: false };
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const [box = element.getBoundingClientRect()] = element.getClientRects();
    // An element that is larger than the window counts by the middle of its visible part.
    const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
    const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
    const front = document.elementFromPoint(x, y);
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const text = element.getAttribute('aria-label') ?? element.textContent;
    return {
      name: `${element.tagName.toLowerCase()} "${text.trim().slice(0, 40)}"`,
      isMarked: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1,
      isCovered: !front || !(element.contains(front) || front.contains(element) || label?.contains(front)),
    };
  });
}

/** Asserts that the focus is visible to a reader who uses the keyboard. */
export async function expectFocusSeen(page: Page): Promise<void> {
  const { name, ...focus } = await readFocus(page);
  expect.soft(focus, `the focus on ${name}`).toEqual({ isMarked: true, isCovered: false });
}

/**
 * The controls of the page that don't show the focus: it changes no outline of theirs, nor of what is around them, such as the
 * label of a radio button that isn't seen itself.
 */
export async function listUnmarked(page: Page): Promise<string[]> {
  // What a script focuses after a key shows the focus as it does for the key.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const selector = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"])';
    const readOutlines = (control: Element): string => {
      const outlines: string[] = [];
      for (let at: Element | null = control; at; at = at.parentElement) {
        const { opacity, outlineStyle, outlineWidth } = getComputedStyle(at);
        outlines.push(opacity === '0' || outlineStyle === 'none' ? '' : outlineWidth);
      }
      return outlines.join(' ');
    };
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const before = readOutlines(control);
      control.focus({ preventScroll: true });
      if (document.activeElement !== control || readOutlines(control) !== before) return [];
      return [control.outerHTML.slice(0, 120)];
    });
  });
}

/** Presses a key, by default Tab, until a control has the focus. Every element on the way must be visible. */
export async function walkTo(page: Page, control: Locator, key = 'Tab', most = 200): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    if (await control.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement))) return;
  }
  throw new Error(`${most} times ${key} do not lead to ${String(control)}.`);
}
