import type { Page } from '@playwright/test';
import { settle } from './axe';
import { LOOKS, SCHEMES, setLook } from './looks';
import { expect, lookingTest as test } from './portal';

const ENOUGH = 4.5;

/** Contrast of each color of code on a page with what is behind it, by WCAG 2: { 'rgb(…) on rgb(…)': 7.2 } */
async function measureContrasts(page: Page): Promise<Record<string, number>> {
  await settle(page);
  return page.evaluate(() => {
    const toParts = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);
    const toLuminance = (color: string): number => {
      const [red = 0, green = 0, blue = 0] = toParts(color).map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    /** Returns the color that is seen where a translucent one is in front of another. */
    const blend = (front: string, back: string): string => {
      const [red = 0, green = 0, blue = 0, share = 1] = toParts(front);
      const below = toParts(back);
      const mixed = [red, green, blue].map((part, index) => part * share + (below[index] ?? 255) * (1 - share));
      return `rgb(${mixed.join(', ')})`;
    };
    const findPaper = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element);
      const isOpaque = toParts(backgroundColor)[3] === undefined;
      return isOpaque || !element.parentElement
        ? backgroundColor
        : blend(backgroundColor, findPaper(element.parentElement));
    };
    const contrasts: Record<string, number> = {};
    for (const element of document.querySelectorAll('article figure, article figure *, article code')) {
      const [ink, paper] = [getComputedStyle(element).color, findPaper(element)];
      const [dark = 0, light = 0] = [toLuminance(ink), toLuminance(paper)].sort((one, other) => one - other);
      contrasts[`${ink} on ${paper}`] = (light + 0.05) / (dark + 0.05);
    }
    return contrasts;
  });
}

test(`every color of code reaches ${ENOUGH}:1 in both modes`, async ({ page, open }) => {
  const contrasts: Record<string, number> = {};
  for (const id of ['shipment-create', 'getting-started-request-examples', 'file-upload', 'err-res']) {
    await open('ja', id);
    for (const look of SCHEMES) {
      await setLook(page, LOOKS[look]);
      Object.assign(contrasts, await measureContrasts(page));
    }
  }
  expect(Object.keys(contrasts).length).toBeGreaterThan(18);
  expect(Object.entries(contrasts).filter(([, contrast]) => contrast < ENOUGH)).toEqual([]);
});
