// cspell:ignore sagwa
import { expect, LOCALES, test, toPath, tryIn, type Locale } from './portal';
import type { Locator, Page } from '@playwright/test';
import { EXAMPLE_NOW, resolveExampleValue } from '../../contract';
import { loadContract } from '../../contract/node';
import { RULES } from '../../rules';
import { TestBar } from './sandbox-bar';
import { CHECK } from './check-parts';
import { CONSOLE_WORDS } from './try-console';

const WORDS = {
  send: { ja: /^(送信|もう一度送信)$/, en: /^Send( again)?$/ },
  label: { ja: /のテスト用の送り状$/, en: / test label$/ },
  noIssue: { ja: '問題は見つかりませんでした', en: 'No issues' },
  recorded: { ja: /記録済みのレスポンスから描画/, en: /This label comes from a recorded response/ },
  oneIssue: { ja: /問題.*1件/, en: /1 issue/ },
  share: { ja: '共有', en: 'Share' },
} as const satisfies Record<string, Record<Locale, string | RegExp>>;

const contract = loadContract('contract');
const DAY = 24 * 60 * 60 * 1000;
const CARRIERS = ['sagawa', 'yamato', 'dhl', 'ups'] as const;

for (const locale of LOCALES) {
  test.describe(locale, tryIn(locale), () => {
    const word = (name: keyof typeof WORDS): string | RegExp => WORDS[name][locale];

    test('one click on the only main button makes a real label, whose text is that of the request', async ({
      page,
      open,
    }) => {
      await open(locale, '');
      await expect(page.locator('.control--main:visible')).toHaveCount(1);
      await tool(page)
        .getByRole('button', { name: word('send') })
        .click();
      await expectLabel(page, '高橋 美咲');
      await expect(
        tool(page)
          .getByRole('listitem')
          .filter({ hasText: /^3600\d{8}$/ }),
      ).toBeVisible();
      await expect(page.locator('.control--main:visible')).toHaveCount(1);
    });

    test('the recorded request is whole on a phone', async ({ page, open }) => {
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await open(locale, '');
        const request = tool(page).locator('pre:visible').first();
        const { needed, given } = await request.evaluate(({ scrollWidth, clientWidth }) => ({
          needed: scrollWidth,
          given: clientWidth,
        }));
        expect(needed, `at ${width} px`).toBeLessThanOrEqual(given);
      }
    });

    test('an edited line is on the next label; the parcel can be tracked, and its PDF opened', async ({
      page,
      open,
    }) => {
      await open(locale, '');
      await tool(page).locator('pre:visible').first().click();
      const body = tool(page).getByRole('textbox', { name: CHECK.field[locale] });
      await expect(body).toHaveValue(/高橋 美咲/);
      await typeOver(body, '高橋 美咲', '山田 花子');
      await body.press('Control+End');
      await body.press('Enter');
      await expect(tool(page).locator('[data-label-pages]')).toHaveCount(0);
      await body.press('Control+Enter');
      await expectLabel(page, '山田 花子');

      const status = tool(page).locator('[role=status]:has(time) code');
      await expect(status).toHaveText('registered');
      // A click on a step of the parcel moves the clock to it.
      await tool(page).getByRole('button', { name: 'transit' }).click();
      await expect(status).toHaveText('transit');
      await expect(tool(page).getByRole('button', { name: 'collected' })).toBeDisabled();
      await expect(tool(page).getByRole('button', { name: 'delivered' })).toBeEnabled();

      const number = await tool(page)
        .getByRole('listitem')
        .filter({ hasText: /^3600\d{8}$/ })
        .first()
        .textContent();
      const download = page.waitForEvent('download', { timeout: 50_000 });
      await tool(page).getByRole('button', { name: CONSOLE_WORDS.download[locale], exact: true }).click();
      expect((await download).suggestedFilename()).toMatch(/^label-API-\w+\.pdf$/);
      await tool(page).locator('a[href^=tracking-get]').click();
      await expect(page).toHaveURL(new RegExp(`${toPath(locale, 'tracking-get')}#example-try$`));
      await expect(page.getByLabel('tracking_number', { exact: true })).toHaveValue(number ?? '');
      // The parcel is tracked without another click.
      await expect(page.locator('[data-response] [data-status]')).toHaveText('200');
      await expect(page.locator('[data-response]')).toContainText(number ?? '');

      await open(locale, '');
      await tool(page).locator('pre:visible').first().click();
      await expect(body).toHaveValue(/山田 花子/);
      await tool(page).getByRole('button', { name: CONSOLE_WORDS.reset[locale], exact: true }).click();
      await expect(body).toHaveValue(/高橋 美咲/);
    });

    test('the request fills its part of the counter before it is used', async ({ page, open }) => {
      await page.setViewportSize({ width: 1920, height: 1080 });
      await open(locale, '');
      const cut = await tool(page)
        .locator('pre:visible')
        .evaluate((pre) => pre.scrollHeight - pre.clientHeight);
      expect(cut).toBe(0);
    });

    test('the request of every carrier makes a label; what it refers to is created before', async ({ page, open }) => {
      test.setTimeout(120_000);
      await open(locale, '');
      for (const carrier of CARRIERS) {
        await pick(page, carrier);
        await expect(tool(page).getByRole('textbox', { name: CHECK.field[locale] })).toHaveValue(
          new RegExp(`"${carrier}"`),
        );
        await tool(page)
          .getByRole('button', { name: word('send') })
          .click();
        const hours = tool(page).getByRole('button', { name: CONSOLE_WORDS.openHours[locale] });
        const label = tool(page).locator('[data-label-pages] svg').first();
        await expect(hours.or(label), carrier).toBeVisible({ timeout: 20_000 });
        if (await hours.isVisible()) await hours.click();
        await expect(label, carrier).toBeVisible({ timeout: 20_000 });
      }
    });

    test('an issue is shown while typing and can be sent anyway: the response says the same', async ({
      page,
      open,
    }) => {
      await open(locale, '');
      await tool(page).locator('pre:visible').first().click();
      const body = tool(page).getByRole('textbox', { name: CHECK.field[locale] });
      await typeOver(body, '"80"', '"81"');
      await expect(tool(page).getByText(word('oneIssue'))).toBeVisible({ timeout: 20_000 });
      await tool(page)
        .getByRole('button', { name: word('send') })
        .click();
      await expect(tool(page).locator('[data-status]')).toHaveText('400');
      await expect(tool(page).locator('[data-label-pages]')).toHaveCount(0);
    });

    test('a request has the dates of its label, and those of today from the first use on', async ({ page, open }) => {
      await page.clock.setFixedTime('2026-12-10T03:00:00Z');
      await open(locale, '');
      const picture = await page.request.get((await tool(page).locator('img:visible').getAttribute('src')) ?? '');
      const printed = await picture.text();
      for (const mark of ['{{shipping_date}}', '{{delivery_date}}']) {
        const date = resolveExampleValue<string>(mark, EXAMPLE_NOW);
        await expect(tool(page).locator('pre:visible')).toContainText(`"${date}"`);
        expect(printed).toContain(`${Number(date.slice(5, 7))}月${Number(date.slice(8))}日`);
      }
      await expect(tool(page).getByRole('button', { name: locale === 'ja' ? 'コピー' : 'Copy' })).toHaveCount(0);
      await tool(page).locator('pre:visible').first().click();
      const body = tool(page).getByRole('textbox', { name: CHECK.field[locale] });
      await expect(body).toHaveValue(/"date": "2026-12-11"/);
    });

    test('an edit that the page did not show is shown first, and sent with the next click', async ({ page, open }) => {
      const body = tool(page).getByRole('textbox', { name: CHECK.field[locale] });
      const send = tool(page).getByRole('button', { name: word('send') });
      await open(locale, '');
      await tool(page).locator('pre:visible').first().click();
      await typeOver(body, '高橋 美咲', '山田 花子');
      await open(locale, '');
      await expect(tool(page).locator('pre:visible')).toContainText('高橋 美咲');
      await send.click();
      await expect(body).toHaveValue(/山田 花子/);
      await expect(send).toBeEnabled();
      await expect(tool(page).getByText(word('noIssue'))).toBeVisible();
      await send.click();
      await expectLabel(page, '山田 花子');
      // A new sandbox has three shipments: the clicks that showed the edit have sent nothing.
      await new TestBar(page, locale).expectCounts([4, 0, 0]);
    });

    test('a response that no longer belongs to the request is dimmed and says so; with its request it is back', async ({
      page,
      open,
    }) => {
      await open(locale, '');
      await tool(page)
        .getByRole('button', { name: word('send') })
        .click();
      await expectLabel(page, '高橋 美咲');
      const body = tool(page).getByRole('textbox', { name: CHECK.field[locale] });
      const lines = await body.evaluate((area) => area.parentElement?.clientHeight ?? 0);
      expect(lines, 'eight lines of the request can be read').toBeGreaterThan(8 * 20);
      await typeOver(body, '高橋 美咲', '山田 花子');
      await expect(tool(page).getByText(CONSOLE_WORDS.stale[locale])).toBeVisible();
      const response = tool(page).locator('[data-response]');
      await expect(response).toHaveCSS('opacity', '0.5');
      await tool(page).getByRole('button', { name: CONSOLE_WORDS.reset[locale], exact: true }).click();
      await expect(tool(page).getByText(CONSOLE_WORDS.stale[locale])).toHaveCount(0);
      await expect(response).toHaveCSS('opacity', '1');
      await expectLabel(page, '高橋 美咲');
    });

    test('the calls that were sent can be shared as curl, with a note on what is masked', async ({
      page,
      open,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(locale, '');
      await pick(page, 'dhl');
      await tool(page)
        .getByRole('button', { name: word('send') })
        .click();
      await expectLabel(page, 'Priya Raman');
      await tool(page).getByText(word('share'), { exact: true }).click();
      await expect(tool(page).getByRole('checkbox')).toBeInViewport();
      await tool(page).getByRole('button', { name: /curl/ }).click();
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      // What the label needs is registered before.
      await expect.poll(copied).toMatch(/POST[\s\S]*\/carriers'[\s\S]*Priya Raman[\s\S]*\/shipments'/);
    });

    test('a label and its number are there again when the reader comes back to its carrier', async ({ page, open }) => {
      await open(locale, '');
      await tool(page)
        .getByRole('button', { name: word('send') })
        .click();
      await expectLabel(page, '高橋 美咲');
      const number = tool(page)
        .getByRole('listitem')
        .filter({ hasText: /^3600\d{8}$/ });
      const made = (await number.textContent()) ?? '';
      await pick(page, 'yamato');
      await expect(tool(page).getByText(CONSOLE_WORDS.stale[locale])).toBeVisible();
      await pick(page, 'sagawa');
      await expectLabel(page, '高橋 美咲');
      await expect(number).toHaveText(made);
    });

    test('beside an edited request, nothing says that the label is that of the request', async ({ page, open }) => {
      await open(locale, '');
      await expect(tool(page).getByText(word('recorded')).filter({ visible: true })).toBeVisible();
      await tool(page).locator('pre:visible').first().click();
      const body = tool(page).getByRole('textbox', { name: CHECK.field[locale] });
      await typeOver(body, '"sagawa"', '"sagwa"');
      await tool(page)
        .getByRole('button', { name: word('send') })
        .click();
      await expect(tool(page).locator('[data-status]')).toHaveText('400');
      await expect(tool(page).getByText(word('recorded')).filter({ visible: true })).toHaveCount(0);
    });

    test('when the label cannot be drawn, the desk says so, and Retry draws it', async ({
      page,
      open,
      context,
      pageErrors,
    }) => {
      await open(locale, '');
      await tool(page).locator('pre:visible').first().click();
      await expect(tool(page).getByText(word('noIssue'))).toBeVisible({ timeout: 20_000 });
      await context.setOffline(true);
      await tool(page)
        .getByRole('button', { name: word('send') })
        .click();
      const retry = tool(page).getByRole('button', { name: CONSOLE_WORDS.retry[locale], exact: true });
      await expect(retry).toBeVisible({ timeout: 20_000 });
      await context.setOffline(false);
      await retry.click();
      await expectLabel(page, '高橋 美咲');
      pageErrors.length = 0;
    });

    test('the figures are those of the contract and the rules', async ({ page, open }) => {
      await open(locale, '');
      const { operations, examples, errorCases, catalogue } = contract;
      const services = Object.values(catalogue.carriers).flatMap((carrier) =>
        Object.values(carrier.services).filter(({ ended }) => !ended),
      );
      const figures = page.locator('[data-island=counter] ~ ul').first();
      const lines = await figures.evaluate((list) => [
        ...new Set([...list.children].map((one) => one.getBoundingClientRect().top)),
      ]);
      expect(lines.length).toBe(1);
      await expect(figures.locator('a > b')).toHaveText(
        [operations.length, RULES.length, examples.length + errorCases.length * 2, services.length].map(String),
      );
    });

    test('without scripts, the requests and the labels of all carriers are there, and no dead button', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      await page.goto(toPath(locale, ''));
      for (const carrier of CARRIERS) {
        await tool(page).getByRole('combobox').filter({ visible: true }).selectOption(carrier);
        await expect(tool(page).locator('pre:visible')).toHaveCount(1);
        await expect(tool(page).locator('pre:visible')).toContainText(`"${carrier}"`);
        const picture = tool(page).locator('img:visible');
        await expect(picture).toHaveCount(1);
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
        await expect(picture).toHaveAccessibleName(word('label'));
      }
      await expect(tool(page).getByRole('button', { name: word('send') })).toBeHidden();
      await context.close();
    });

    test('a phone page is shorter than 3,500 px and no wider than the screen', async ({ page, open }) => {
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await open(locale, '');
        const [high, wide] = await page.evaluate(() => {
          const { scrollHeight, scrollWidth } = document.documentElement;
          return [scrollHeight, scrollWidth];
        });
        expect(wide).toBe(width);
        if (width === 390) expect(high).toBeLessThan(3500);
      }
    });

    test('no row of the carriers or the tasks ends in one alone', async ({ page, open }) => {
      for (const width of [1440, 1024, 768]) {
        await page.setViewportSize({ width, height: 900 });
        await open(locale, '');
        // On a narrow screen, the carriers are in lines like words.
        for (const id of width > 996 ? ['carriers', 'tasks'] : ['tasks']) {
          const lists = await page.evaluate(readRows, id);
          for (const rows of lists) expect(rows.at(-1), `${id} at ${width} px: ${rows.join(', ')}`).toBeGreaterThan(1);
        }
      }
    });
  });
}

test('when the desk cannot be loaded, the page says so, and Retry makes the label', async ({
  page,
  open,
  pageErrors,
}) => {
  let isGone = true;
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const isDesk = (await response.text()).includes('counter.unfold');
    await (isDesk && isGone ? route.fulfill({ status: 404 }) : route.fulfill({ response }));
  });
  await open('en', '');
  await tool(page).getByRole('button', { name: 'Send' }).click();
  const retry = tool(page)
    .getByRole('button', { name: /Retry|Reload/ })
    .first();
  await expect(retry).toBeVisible();
  // Playwright ends the requests of a route that is removed.
  isGone = false;
  await retry.click();
  await expectLabel(page, '高橋 美咲');
  pageErrors.length = 0;
});

test('when the sandbox is gone, the desk says so and keeps the request; Retry recovers', async ({
  page,
  open,
  pageErrors,
}) => {
  await page.route('**/assets/js/sandbox-worker*', (route) => route.fulfill({ status: 404 }));
  await open('ja', '');
  await tool(page).locator('pre:visible').first().click();
  const body = tool(page).getByRole('textbox', { name: CHECK.field.ja });
  await typeOver(body, '高橋 美咲', '山田 花子');
  await tool(page).getByRole('button', { name: WORDS.send.ja }).click();
  await expect(page.getByText(CONSOLE_WORDS.gone.ja)).toBeVisible();
  await page.unroute('**/assets/js/sandbox-worker*');
  await tool(page).getByRole('button', { name: CONSOLE_WORDS.retry.ja, exact: true }).click();
  await expectLabel(page, '山田 花子');
  pageErrors.length = 0;
});

test('what is selected stays selected when the dates become those of another clock', async ({ page, open }) => {
  await open('ja', '');
  await tool(page).locator('pre:visible').first().click();
  const body = tool(page).getByRole('textbox', { name: CHECK.field.ja });
  await select(body, '高橋 美咲');
  const before = await body.inputValue();
  await moveClock(page, 30 * DAY);
  await expect(body).not.toHaveValue(before);
  await page.keyboard.insertText('山田 花子');
  const typed = await body.inputValue();
  expect(typed).toContain('山田 花子');
  expect(typed).not.toContain('高橋 美咲');
});

test('dates are judged by the clock of the sandbox that the request is sent to', async ({ page, open }) => {
  await open('ja', '');
  await tool(page).locator('pre:visible').first().click();
  const body = tool(page).getByRole('textbox', { name: CHECK.field.ja });
  await typeOver(body, '高橋 美咲', '山田 花子');
  const issues = tool(page).getByRole('listitem');
  await expect(tool(page).locator('[aria-live=polite]')).toHaveText(CHECK.none.ja);
  await moveClock(page, 30 * DAY);
  await expect(issues.first()).toContainText('setup.date');
  await moveClock(page, 0);
  await expect(issues).toHaveCount(0);
});

/** Moves the clock of the sandbox as another tab does. */
async function moveClock(page: Page, offset: number): Promise<void> {
  await page.evaluate((clockOffset) => {
    const key = 'portal.sandbox';
    localStorage.setItem(key, JSON.stringify({ clockOffset, callers: [] }));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }, offset);
}

function tool(page: Page) {
  return page.locator('[data-island=counter]');
}

/** Chooses the example of a carrier. */
async function pick(page: Page, carrier: string): Promise<void> {
  await tool(page).getByRole('combobox').filter({ visible: true }).selectOption(carrier);
  // The choice loads the code of the counter, whose buttons replace those of the page.
  await expect(tool(page).locator('[data-island-root] textarea')).toBeVisible();
}

async function expectLabel(page: Page, text: string): Promise<void> {
  const drawing = tool(page).locator('[data-label-pages="1"] svg');
  await expect(drawing).toContainText(text, { timeout: 20_000 });
}

/** Selects a part of the text and types another. The dates of the text may become those of today in between. */
async function typeOver(body: Locator, from: string, to: string): Promise<void> {
  await select(body, from);
  await body.page().keyboard.insertText(to);
  await expect(body).toHaveValue(new RegExp(to));
}

const readSelection = (area: HTMLTextAreaElement): string => area.value.slice(area.selectionStart, area.selectionEnd);

async function select(body: Locator, text: string): Promise<void> {
  await body.focus();
  await expect(async () => {
    await body.evaluate((area: HTMLTextAreaElement, part) => {
      const start = area.value.indexOf(part);
      area.setSelectionRange(start, start);
    }, text);
    for (const _ of text) await body.press('Shift+ArrowRight');
    expect(await body.evaluate(readSelection)).toBe(text);
  }).toPass();
}

/** Counts the items in each row of the lists after a heading. */
function readRows(id: string): number[][] {
  const heading = document.getElementById(id);
  const lists: Element[] = [];
  for (let next = heading?.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling)
    lists.push(...(next.matches('ul') ? [next] : next.querySelectorAll('ul')));
  return lists.map((list) => {
    const tops = [...list.children].map((item) => Math.round(item.getBoundingClientRect().top));
    return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
  });
}
