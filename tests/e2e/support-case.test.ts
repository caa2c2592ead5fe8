import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { loadContract } from '../../contract/node';
import { findViolations } from './axe';
import { CHECK, openCheck } from './check-parts';
import { expect, LOCALES, test, toPath, tryIn, type Locale } from './portal';
import { BAR_WORDS, TestBar } from './sandbox-bar';
import { TestConsole } from './try-console';

const WORDS = {
  mask: { ja: 'HARファイルとリンクで個人情報をマスクする', en: 'Mask personal data in the HAR file and the link' },
  masked: { ja: /^マスクした値：氏名・会社名/, en: /^Masked: names/ },
  contents: {
    ja: 'APIの呼び出し：2件。それ以外のリクエスト（再生しません）：1件',
    en: 'in this file: 2. Other requests, which are omitted: 1',
  },
  replay: { ja: '再生する', en: 'Replay' },
  same: { ja: '結果はファイルと同じです', en: 'Same result as in the file' },
  other: { ja: '記録とレスポンスが異なる呼び出し：1件', en: 'differs from the recorded one: 1' },
  back: { ja: '自分のデータに戻す', en: 'Restore my data' },
  notHar: { ja: /^HARファイルではありません/, en: /^This isn't a HAR file/ },
  noCalls: { ja: /^APIの呼び出しが含まれていません/, en: /^The file contains no call/ },
} as const satisfies Record<string, Record<Locale, string | RegExp>>;

const { request } = loadContract('contract').examples.find(({ name }) => name === 'sagawa') ?? {};
const { to_address: consignee } = request as { to_address: Record<string, string> };
const PERSONAL = ['full_name', 'phone', 'address1'].map((field) => consignee[field] ?? '');

type Har = { log: { entries: { request: { url: string }; response: { content: { text: string } } }[] } };

for (const locale of LOCALES)
  test(
    `a support case in ${locale}: calls are saved masked, and replayed by someone else next to what was recorded`,
    tryIn(locale, 'en'),
    async ({ page, open, browser, baseURL }) => {
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.send();
      await console.expectStatus(200);
      await open(locale, 'shipments-list');
      await console.open();
      await console.send();
      await console.expectStatus(200);
      const bar = new TestBar(page, locale);
      await bar.open();
      await expect(bar.panel.getByLabel(WORDS.mask[locale])).toBeChecked();
      await expect(bar.panel.getByText(WORDS.masked[locale])).toBeVisible();
      const text = await save(page, bar);
      for (const personal of PERSONAL) expect(text).not.toContain(personal);
      await bar.panel.getByLabel(WORDS.mask[locale]).uncheck();
      const readable = await save(page, bar);
      for (const personal of PERSONAL) expect(readable).toContain(personal);

      const other = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 900 } });
      const reader = await other.newPage();
      await reader.goto(`${toPath(locale, 'err')}#check`);
      const { tool } = await openCheck(reader, locale);

      await choose(tool, locale, text);
      await replay(tool, locale);
      await expect(tool.getByText(WORDS.same[locale])).toBeVisible({ timeout: 20_000 });
      await expect(tool.getByRole('listitem').filter({ hasText: /^POST \/shipments 200/ })).toBeVisible();
      await tool.getByRole('button', { name: CHECK.close[locale], exact: true }).click();

      const har = JSON.parse(text) as Har;
      const [created] = har.log.entries;
      if (!created) throw new Error('The file has no call.');
      created.response.content.text = created.response.content.text.replace('"carrier":"sagawa"', '"carrier":"seino"');
      har.log.entries.push({ ...created, request: { ...created.request, url: 'https://shop.example/cart' } });
      await choose(tool, locale, JSON.stringify(har));
      await expect(tool.getByText(WORDS.contents[locale])).toBeVisible();
      await replay(tool, locale);
      await expect(tool.getByText(WORDS.other[locale])).toBeVisible({ timeout: 20_000 });
      await expect(
        tool.getByRole('listitem').filter({ hasText: /^delivery\.carrier\D+"seino"\D+"sagawa"$/ }),
      ).toBeVisible();
      await reader.setViewportSize({ width: 320, height: 640 });
      expect(await findViolations(tool)).toEqual([]);
      await reader.setViewportSize({ width: 1280, height: 900 });
      await tool.getByRole('button', { name: CHECK.close[locale], exact: true }).click();

      const theirs = new TestBar(reader, locale);
      await theirs.open();
      await theirs.panel.getByRole('button', { name: WORDS.back[locale] }).click();
      await expect(theirs.place.getByRole('button', { name: WORDS.back[locale] })).toBeHidden();
      for (const [content, problem] of [
        ['name,phone', WORDS.notHar],
        ['{"log":{"entries":[]}}', WORDS.noCalls],
      ] as const) {
        await choose(tool, locale, content);
        await expect(tool.getByRole('alert')).toHaveText(problem[locale]);
        await tool.getByRole('button', { name: CHECK.close[locale], exact: true }).click();
      }
      await other.close();
    },
  );

async function save(page: Page, bar: TestBar): Promise<string> {
  const download = page.waitForEvent('download');
  await bar.panel.getByRole('button', { name: BAR_WORDS.saveHar[bar.locale], exact: true }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

async function choose(tool: Locator, locale: Locale, content: string): Promise<void> {
  const file = { name: 'case.har', mimeType: 'application/json', buffer: Buffer.from(content) };
  await tool.getByLabel(CHECK.file[locale]).setInputFiles(file);
}

async function replay(tool: Locator, locale: Locale): Promise<void> {
  await tool.getByRole('button', { name: WORDS.replay[locale], exact: true }).click();
}
