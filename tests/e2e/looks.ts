import { test, type Locator, type Page } from '@playwright/test';
import { findViolations, settle, type Part } from './axe';
import { expect, type Locale } from './portal';
import { WORDS } from './words';

/** One page of every kind, for tests that do not have to run on all pages. */
export const COMMON_IDS = ['', 'tracking-get', 'common-car', 'getting-started-how-it-works', 'err-code'];

export type LookName = keyof typeof LOOKS;
export const SCHEMES = ['wide and light', 'wide and dark'] as const satisfies LookName[];
export type Look = { width: number; height: number; colorScheme: 'light' | 'dark' };

/** Sizes and colors in which every page is looked at. 320 px is a window of 1280 px enlarged four times. */
export const LOOKS = {
  'wide and light': { width: 1280, height: 900, colorScheme: 'light' },
  'wide and dark': { width: 1280, height: 900, colorScheme: 'dark' },
  'phone and light': { width: 375, height: 800, colorScheme: 'light' },
  'phone and dark': { width: 375, height: 800, colorScheme: 'dark' },
  'narrow and light': { width: 320, height: 640, colorScheme: 'light' },
  'narrow and dark': { width: 320, height: 640, colorScheme: 'dark' },
} as const satisfies Record<string, Look>;

export async function setLook(page: Page, { width, height, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}

type Asked = {
  /** Named in what is found. */
  state?: string;
  /** The rules that are tested in the light looks. */
  part?: Part;
};

/**
 * What axe finds in a place, as it is now, in some looks: in the light ones everything, or the part that is asked; in the
 * dark ones what depends on colors. Ends in the first look.
 */
export async function findInLooks(
  place: Locator,
  looks: readonly LookName[],
  { state = '', part = 'all' }: Asked = {},
): Promise<string[]> {
  const page = place.page();
  const found: string[] = [];
  for (const look of looks) {
    // On a busy machine, axe needs seconds on a long page.
    test.setTimeout(test.info().timeout + 20_000);
    await setLook(page, LOOKS[look]);
    const violations = await findViolations(place, LOOKS[look].colorScheme === 'dark' ? 'colors' : part);
    found.push(...violations.map((violation) => `${look}${state && `, ${state}`}: ${violation}`));
  }
  if (looks[0]) await setLook(page, LOOKS[looks[0]]);
  return found;
}

/**
 * Opens every panel of a page, those within others too, as the browser does when the reader searches the page. A field's
 * rules are filled in when they are clicked.
 */
export async function openPanels(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(async () => {
    const closed = await page.evaluate(() => {
      const folds = document.querySelectorAll<HTMLDetailsElement>('article details[data-collapsed=true]');
      for (const fold of folds) {
        // Of several with one name, one is open at a time; here all are looked at.
        fold.removeAttribute('name');
        if (fold.dataset.rulesOf === undefined) fold.open = true;
        else fold.querySelector('summary')?.click();
      }
      return folds.length;
    });
    expect(closed).toBe(0);
  }).toPass({ timeout: 30_000 });
  await settle(page);
}

export async function openSidebar(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('button', { name: WORDS.toggleSidebar[locale] }).click();
  await expect(page.getByRole('button', { name: WORDS.closeSidebar[locale] })).toBeInViewport({ ratio: 1 });
}

/** Opens the search and returns its text box. It has the focus at once, before the code and the index are there. */
export async function openSearch(page: Page, locale: Locale): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^${WORDS.search[locale]}`) }).click();
  const box = page.getByRole('dialog', { name: WORDS.search[locale] }).getByRole('combobox');
  await expect(box).toBeFocused();
  return box;
}
