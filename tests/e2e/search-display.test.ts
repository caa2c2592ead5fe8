import type { Locator } from '@playwright/test';
import { expect, LOCALES, tryIn } from './portal';
import { FOUND, NONSENSE, test } from './search-parts';

/** Queries without spaces that fit on a line. */
const WORDS = {
  ja: ['送り状', 'インボイス', '追跡番号', '呼び出し制限', 'お届け先'],
  en: ['label', 'commercial', 'tracking', 'consignee', 'pagination'],
};

type Colors = { text: string; paper: string; line: string };

/** Colors of an element as they are drawn: its own, or those of what it is on. */
function readColors(element: Locator): Promise<Colors> {
  return element.evaluate((start) => {
    let paper = 'rgba(0, 0, 0, 0)';
    for (let at: Element | null = start; at && paper === 'rgba(0, 0, 0, 0)'; at = at.parentElement)
      paper = getComputedStyle(at).backgroundColor;
    const { color, borderBottomColor } = getComputedStyle(start);
    return { text: color, paper, line: borderBottomColor };
  });
}

/** Contrast as WCAG 2 counts it: 'rgb(0, 0, 0)' and 'rgb(255, 255, 255)' → 21 */
function countContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(toLuminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function toLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

for (const locale of LOCALES) {
  test.describe(`the look of the search in ${locale}`, () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(
        `a match is read and seen without its color, ${colorScheme}`,
        tryIn(locale),
        async ({ page, open, search }) => {
          await page.emulateMedia({ colorScheme });
          await open(locale, 'auth');
          const { dialog, options, find } = search(locale);
          await find(FOUND.page[locale]);
          const mark = options.first().locator('mark').first();
          const paper = (await readColors(options.first())).paper;
          const colors = await readColors(mark);
          expect(countContrast(colors.text, colors.paper)).toBeGreaterThanOrEqual(4.5);
          expect(countContrast(colors.line, paper), 'the line below it').toBeGreaterThanOrEqual(3);
          expect(await mark.evaluate((element) => getComputedStyle(element).borderBottomStyle)).toBe('solid');
          await page.keyboard.press('ArrowDown');
          const chosen = await readColors(options.first());
          expect(countContrast(chosen.line, paper), 'the frame of the chosen one').toBeGreaterThanOrEqual(3);
          for (const text of await dialog.locator('a span, p, button').all()) {
            if (!(await text.isVisible())) continue;
            const drawn = await readColors(text);
            expect(countContrast(drawn.text, drawn.paper)).toBeGreaterThanOrEqual(4.5);
          }
        },
      );
    }

    test('excerpts are cut after two lines, and no match is cut or broken', async ({ page, open, search }) => {
      await open(locale, 'auth');
      const { box, options, show } = search(locale);
      await show();
      for (const width of [1280, 375, 320]) {
        await page.setViewportSize({ width, height: 700 });
        for (const word of WORDS[locale]) {
          await box.fill(word);
          await expect(options.first().locator('mark').first()).toHaveText(word, { ignoreCase: true });
          const found = await options.evaluateAll((all) =>
            all.slice(0, 30).map((option) => {
              const excerpt = option.lastElementChild ?? option;
              const mark = excerpt.querySelector('mark');
              const { bottom } = excerpt.getBoundingClientRect();
              return {
                text: excerpt.textContent.slice(0, 60),
                lines: Math.round(excerpt.clientHeight / parseFloat(getComputedStyle(excerpt).lineHeight)),
                // After a hyphen a line may end: Call-Limit.
                pieces: mark?.textContent.includes('-') ? 1 : (mark?.getClientRects().length ?? 1),
                isCut: mark ? mark.getBoundingClientRect().top >= bottom - 4 : false,
              };
            }),
          );
          expect(Math.max(...found.map(({ lines }) => lines))).toBeLessThanOrEqual(2);
          expect(
            found.filter(({ isCut, pieces }) => isCut || pieces > 1),
            `${word} at ${width} px`,
          ).toEqual([]);
        }
      }
    });

    test('nothing moves for readers who prefer less motion', tryIn(locale), async ({ page, open, search }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(locale, 'auth');
      const { box, options, show } = search(locale);
      await show();
      for (const query of ['', FOUND.page[locale], NONSENSE[locale]]) {
        await box.fill(query);
        await (query === FOUND.page[locale] ? expect(options.first()).toBeVisible() : expect(options).toHaveCount(0));
        const moving = await page.evaluate(
          () =>
            [document.documentElement, ...document.querySelectorAll('dialog, dialog *')]
              .map((element) => getComputedStyle(element))
              .filter(
                ({ transitionDuration, animationDuration, scrollBehavior }) =>
                  // A thousandth of a second is no motion; some scripts wait for its end.
                  `${transitionDuration}, ${animationDuration}`.split(', ').some((time) => parseFloat(time) > 0.001) ||
                  scrollBehavior !== 'auto',
              ).length,
        );
        expect(moving).toBe(0);
      }
    });

    test(
      'the chosen result and the matches are seen in forced colors',
      tryIn(locale),
      async ({ page, open, search }) => {
        await page.emulateMedia({ forcedColors: 'active' });
        await open(locale, 'auth');
        const { options, chosen, find } = search(locale);
        await find(FOUND.frequent[locale]);
        await page.keyboard.press('ArrowDown');
        const readOutline = (option: Locator): Promise<string> =>
          option.evaluate((element) => {
            const { outlineStyle, outlineWidth } = getComputedStyle(element);
            return `${outlineStyle} ${outlineWidth}`;
          });
        expect(await readOutline(chosen)).toBe('solid 2px');
        expect(await readOutline(options.nth(1))).toMatch(/^none/);
        const mark = await readColors(options.first().locator('mark').first());
        expect(mark.paper).not.toBe((await readColors(options.nth(1))).paper);
        expect(countContrast(mark.text, mark.paper)).toBeGreaterThanOrEqual(4.5);
      },
    );

    test('enlarged to 200 % everything is there', tryIn(locale), async ({ page, open, search }) => {
      await page.setViewportSize({ width: 640, height: 450 });
      await open(locale, 'auth');
      const { control, box, close, chosen, find } = search(locale);
      await expect(control).toBeInViewport({ ratio: 1 });
      await find(FOUND.frequent[locale]);
      await expect(box).toBeInViewport({ ratio: 1 });
      await expect(close).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('ArrowUp');
      await expect(chosen).toBeInViewport({ ratio: 1 });
    });
  });
}

test('a title is shown from its beginning, wherever the match is in it', async ({ open, search }) => {
  await open('en', 'auth');
  const { options, find } = search('en');
  await find('chilled and frozen');
  await expect(options.filter({ hasText: 'Carriers without chilled and frozen parcels' })).toHaveCount(1);
});
