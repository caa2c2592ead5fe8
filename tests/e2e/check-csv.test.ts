import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { openCsv } from '../../csv';
import { encode } from '../../csv/encoding';
import { listPlantedFiles, renderFile, WRONG_ROWS, type PlantedFile } from '../fixtures/csv/planted-files';
import { findViolations } from './axe';
import { BUDGETS, measure } from '../bench/budgets';
import { weigh } from './built-size';
import { CHECK, openCheck } from './check-parts';
import { expect, LOCALES, test, tryIn, type Locale } from './portal';

const WORDS = {
  status: {
    ja: (wrong: number, warned: number, rows: number) =>
      new RegExp(`：${rows}行中${wrong}行にエラー${warned > 0 ? `、${warned}行に警告` : ''}$`),
    en: (wrong: number, warned: number, rows: number) =>
      new RegExp(`: ${wrong} of ${rows} rows have errors${warned > 0 ? `, ${warned} have warnings` : ''}$`),
  },
  row: { ja: (line: number) => `${line}行目：`, en: (line: number) => `Line ${line}: ` },
  fix: { ja: /行を修正$|に変更$/, en: /^(?:Fix all|Set to)/ },
  common: { ja: 'すべての行に補う項目', en: 'Fields for all rows' },
  commonField: { ja: (at: number) => `${at}番目の項目`, en: (at: number) => `Field ${at}` },
  commonValue: { ja: (at: number) => `${at}番目の値`, en: (at: number) => `Value ${at}` },
  noPath: { ja: /setup\.carrierのように/, en: /such as setup\.carrier/ },
  pick: { ja: (line: number) => `${line}行目だけを表示`, en: (line: number) => `Show only line ${line}` },
  request: { ja: 'リクエスト', en: 'Request' },
  reading: { ja: /^[\d,]+行を読み取り中（([\d,]+)行完了）$/, en: /^Reading [\d,]+ rows, ([\d,]+) done$/ },
  stop: { ja: '停止', en: 'Stop' },
  goOn: { ja: '続きを確認', en: 'Continue' },
  save: { ja: '修正したCSVを保存', en: 'Save corrected CSV' },
  requests: { ja: 'リクエストを保存（JSON Lines）', en: 'Save requests (JSON Lines)' },
  prove: { ja: 'サンドボックスで送り状を発行', en: 'Create labels in the sandbox' },
  proof: { ja: '送り状の確認', en: 'Proof sheet' },
  tool: { ja: 'ツール', en: 'Tool' },
  unknown: { ja: /見出しから列を判別できません/, en: /no known headers/ },
  fieldOf: { ja: '「B」の項目', en: 'Field of B' },
  more: { ja: /^さらに表示/, en: /^Show more/ },
} as const;

/**
 * The tools whose files a reader corrects here: one that has all fields and a warning, and one that lacks fields. The test
 * `csv-in-page.test.ts` does the same for every tool.
 */
const TYPED = ['e-hiden', 'shopify'];

const text = (content: string): Buffer => Buffer.from(content);

/** The check with a file in it. */
async function openFile(page: Page, locale: Locale, buffer: Buffer): Promise<Locator> {
  const tool = page.getByRole('region', { name: CHECK.tool[locale], exact: true });
  await tool.getByLabel(CHECK.file[locale]).setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer });
  return tool;
}

async function addCommon(tool: Locator, locale: Locale, common: object): Promise<void> {
  await tool.getByText(WORDS.common[locale], { exact: true }).click();
  for (const [at, [field, value]] of listFields(common).entries()) {
    await tool.getByLabel(WORDS.commonField[locale](at + 1), { exact: true }).fill(field);
    await tool.getByLabel(WORDS.commonValue[locale](at + 1), { exact: true }).fill(value);
  }
  await tool.page().keyboard.press('Enter');
}

/** `{ setup: { carrier: 'sagawa' } }` → `['setup.carrier', 'sagawa']` */
function listFields(common: object): [field: string, value: string][] {
  return Object.entries(common).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? listFields(value).map(([field, text]): [string, string] => [`${name}.${field}`, text])
      : [[name, String(value)] as [string, string]],
  );
}

/** Corrects the mistakes of a file as a reader does: with the fix where there is one, and otherwise in the cell. */
async function correct(tool: Locator, locale: Locale, planted: PlantedFile, bytes: Buffer): Promise<void> {
  const { rows } = openCsv(bytes, { common: planted.common });
  for (const [at, index] of WRONG_ROWS.entries()) {
    const { header = '', right = '' } = planted.mistakes[at] ?? {};
    const line = rows[index]?.line ?? 0;
    const group = tool
      .getByRole('listitem')
      .filter({ has: tool.page().getByText(header, { exact: true }) })
      .filter({ has: tool.page().getByLabel(WORDS.row[locale](line)) })
      .first();
    const fix = group.getByRole('button', { name: WORDS.fix[locale] });
    if (rows[index]?.fileIssues.some(({ fix: known }) => known)) {
      await fix.click();
    } else {
      const cell = group.getByLabel(WORDS.row[locale](line));
      await cell.fill(right);
      await cell.press('Enter');
    }
    await expect(group.getByLabel(WORDS.row[locale](line))).toHaveCount(0);
  }
}

async function save(page: Page, button: Locator): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFileSync(await download.path());
}

for (const locale of LOCALES) {
  test(`on a phone, all that can be done with the rows is within reach, in ${locale}`, async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(locale, 'err');
    await openCheck(page, locale);
    const [planted] = listPlantedFiles(Date.now());
    if (!planted) throw new Error('There is no file.');
    const tool = await openFile(page, locale, Buffer.from(encode(renderFile(planted, false), 'shift_jis')));
    const more = tool.locator('summary', { hasText: CHECK.more[locale] });
    await expect(more).toBeInViewport({ ratio: 1, timeout: 60_000 });
    await more.click();
    for (const name of [WORDS.save[locale], WORDS.requests[locale]])
      await expect(tool.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  });

  test(
    `a file has its ten mistakes marked, and is saved with nothing else changed, in ${locale}`,
    tryIn(locale),
    async ({ page, open }) => {
      test.slow();
      await open(locale, 'err');
      await openCheck(page, locale);
      const files = listPlantedFiles(Date.now()).filter(({ source }) => TYPED.includes(source.id));
      expect(files).toHaveLength(TYPED.length);
      for (const planted of files) {
        await test.step(planted.source.id, async () => {
          const bytes = Buffer.from(encode(renderFile(planted), 'shift_jis'));
          const tool = await openFile(page, locale, bytes);
          const status = tool.locator('[aria-live="polite"]');
          await expect(status).toContainText(planted.source.name[locale], { timeout: 60_000 });
          if (Object.keys(planted.common).length > 0) await addCommon(tool, locale, planted.common);
          const warned = planted.mistakes.filter(({ reported }) =>
            /^(?:formula|lost-character|part-missing)$/.test(reported),
          ).length;
          await expect(status).toHaveText(WORDS.status[locale](10 - warned, warned, 100));
          await correct(tool, locale, planted, bytes);
          await expect(status).toHaveText(WORDS.status[locale](0, 0, 100));
          const saved = await save(page, tool.getByRole('button', { name: WORDS.save[locale] }));
          const right = planted.rows.map((cells, index) => {
            const mistake = planted.mistakes[WRONG_ROWS.indexOf(index)];
            return mistake ? { ...cells, [mistake.header]: mistake.right } : cells;
          });
          expect(saved.equals(encode(renderFile({ ...planted, rows: right }, false), 'shift_jis'))).toBe(true);
          await tool.locator('summary', { hasText: CHECK.more[locale] }).click();
          const requests = await save(page, tool.getByRole('button', { name: WORDS.requests[locale] }));
          expect(requests.toString().trim().split('\n')).toHaveLength(100);
        });
      }
    },
  );

  test(`a file that isn't CSV gets a sentence, and the next file is read, in ${locale}`, async ({ page, open }) => {
    await open(locale, 'err');
    await openCheck(page, locale);
    for (const buffer of [
      text(''),
      Buffer.alloc(11 * 1024 * 1024, 'a'),
      text('a,'.repeat(200_000)),
      Buffer.from([0x50, 0x4b, 3, 4, 0]),
      Buffer.from([0x41, 0, 0x42]),
      text('a,b\n"c'),
      Buffer.concat([encode('氏名,住所\nあ,い\n', 'shift_jis'), text('漢字😀,😀\n')]),
    ]) {
      const tool = await openFile(page, locale, buffer);
      await expect(tool.getByRole('alert')).toHaveText(locale === 'ja' ? /[ぁ-ん].*。$/ : /[a-z].*\.$/);
    }
    const tool = await openFile(page, locale, text('氏名,郵便番号,備考\n高橋,060-0042,=1+1\n'));
    await expect(tool.locator('[aria-live="polite"]')).toHaveText(WORDS.status[locale](1, 0, 1));
    await expect(tool.getByRole('alert')).toHaveCount(0);
    await tool.getByRole('button', { name: CHECK.close[locale] }).click();
    await expect(tool.getByRole('textbox', { name: CHECK.field[locale] })).toBeVisible();
  });

  test(
    `rows can be pasted, and columns without known headers chosen, in ${locale}`,
    tryIn(locale, 'en'),
    async ({ page, open }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await open(locale, 'err');
      const { tool, field } = await openCheck(page, locale);
      await field.fill('A\tB\tC\nx\t高橋\t1\ny\t中村\t2\n');
      await expect(tool.getByText(WORDS.unknown[locale])).toBeVisible();
      await tool.getByRole('checkbox').check();
      await tool.getByLabel(WORDS.fieldOf[locale]).selectOption('to_address.full_name');
      await expect(tool.locator('[aria-live="polite"]')).toHaveText(WORDS.status[locale](2, 0, 2));
      await expect(tool.getByRole('cell', { name: '高橋', exact: true }).first()).toBeVisible();
      expect(await findViolations(tool)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    },
  );
}

for (const locale of LOCALES) {
  test(`a row whose message has other values shows it, in ${locale}`, tryIn(locale, 'ja'), async ({ page, open }) => {
    await open(locale, 'err');
    await openCheck(page, locale);
    const tool = await openFile(page, locale, text('氏名,商品名,代引金額\n高橋,本,5500\n中村,本,7700\n森,本,5500\n'));
    const row = (line: number): Locator =>
      tool
        .getByRole('listitem')
        .filter({ hasText: '5500' })
        .getByRole('listitem')
        .filter({ has: page.getByLabel(WORDS.row[locale](line)) });
    await expect(row(3)).toContainText('7700');
    await expect(row(4)).not.toContainText('5500');
  });

  test(
    `labels of the rows without errors are created, and what is cut is marked, in ${locale}`,
    tryIn(locale, 'en'),
    async ({ page, open }) => {
      await open(locale, 'err');
      await openCheck(page, locale);
      const planted = listPlantedFiles(Date.now()).find(({ source }) => source.id === 'kangaroo-magic');
      if (!planted) throw new Error('There is no file of Kangaroo Magic.');
      const [first = {}, second = {}] = planted.rows;
      const rows = [
        first,
        { ...second, 記事１: '事務用品'.repeat(40) },
        { ...second, 管理番号: 'ORDER-3', お届け先電話番号: '' },
      ];
      const tool = await openFile(
        page,
        locale,
        Buffer.from(encode(renderFile({ ...planted, rows }, false), 'shift_jis')),
      );
      await addCommon(tool, locale, planted.common);
      await expect(tool.locator('[aria-live="polite"]').first()).toHaveText(WORDS.status[locale](1, 0, 3));
      await tool.locator('summary', { hasText: CHECK.more[locale] }).click();
      await tool.getByRole('button', { name: WORDS.prove[locale] }).click();
      const sheet = tool.getByRole('region', { name: WORDS.proof[locale] });
      await expect(sheet.locator('[data-label-pages] svg')).toHaveCount(2);
      await expect(sheet.locator('article').nth(0).locator('mark')).toHaveCount(0);
      await expect(sheet.locator('article').nth(1).locator('mark')).toContainText('products.0.name');
      await expect(sheet.locator('article').nth(0).locator('svg tspan')).toHaveCount(0);
      await expect(sheet.locator('article').nth(1).locator('svg tspan')).toContainText(/…$/);
      // What the encoding doesn't have is said at its cell, and the file isn't saved without it.
      const phone = tool.getByLabel(WORDS.row[locale](4));
      await phone.fill('𠮷');
      await phone.press('Enter');
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
      const problem = tool.getByRole('alert').filter({ hasText: '𠮷' });
      await expect(problem).toBeInViewport();
      let isSaved = false;
      page.once('download', () => (isSaved = true));
      await tool.getByRole('button', { name: WORDS.save[locale] }).click();
      await expect(phone).toBeFocused();
      await expect(phone).toHaveValue('𠮷');
      expect(isSaved).toBe(false);
      // The labels of rows that were changed since are another sheet.
      await phone.fill('0112223344');
      await phone.press('Enter');
      await expect(problem).toHaveCount(0);
      await expect(sheet).toHaveCount(0);
      await expect(tool.locator('[aria-live="polite"]').first()).toHaveText(WORDS.status[locale](0, 0, 3));
      await tool.locator('summary', { hasText: CHECK.more[locale] }).click();
      await tool.getByRole('button', { name: WORDS.prove[locale] }).click();
      await expect(sheet.locator('[data-label-pages] svg')).toHaveCount(3);
      expect(await findViolations(tool)).toEqual([]);
    },
  );
}

for (const locale of LOCALES) {
  test(
    `1,000 rows are checked while the page responds, and their code keeps within its budget (${locale})`,
    tryIn(locale),
    async ({ page, open }) => {
      await open(locale, 'err');
      const check = await openCheck(page, locale);
      await check.paste('{"setup":{"carrier":"sagawa"}}');
      await expect(check.issues).not.toHaveCount(0);
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      const [planted] = listPlantedFiles(Date.now());
      if (!planted) throw new Error('There is no file.');
      const rows = Array.from({ length: 1000 }, (_, index) => ({
        ...planted.rows[index % 100],
        お客様管理番号: `ORDER-${index}`,
      }));
      const bytes = Buffer.from(encode(renderFile({ ...planted, rows }, false), 'shift_jis'));
      const tool = await openFile(page, locale, bytes);
      const frames = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let count = 0;
            const start = performance.now();
            const next = (): void => {
              count += 1;
              if (performance.now() - start > 500) resolve(count);
              else requestAnimationFrame(next);
            };
            requestAnimationFrame(next);
          }),
      );
      await expect(tool.locator('[aria-live="polite"]')).toHaveText(WORDS.status[locale](0, 0, 1000));
      expect(await frames).toBeGreaterThan(5);
      const size = measure('csv', weigh(loaded.filter((path) => /\.(js|css|json)$/.test(path))), locale);
      expect(size).toBeGreaterThan(5);
      expect(size, `in ${BUDGETS.csv.unit}`).toBeLessThanOrEqual(BUDGETS.csv.wall);
      for (const count of [521, 1001]) {
        await tool.getByRole('button', { name: WORDS.more[locale] }).click();
        await expect(tool.getByRole('row')).toHaveCount(count);
      }
    },
  );
}

for (const locale of LOCALES) {
  test(
    `while changed rows are checked again, no count of errors is shown as final, in ${locale}`,
    tryIn(locale),
    async ({ page, open }) => {
      await open(locale, 'err');
      await openCheck(page, locale);
      const [planted] = listPlantedFiles(Date.now());
      if (!planted) throw new Error('There is no file.');
      const { header = '', wrong = '' } = planted.mistakes[0] ?? {};
      const rows = Array.from({ length: 5000 }, (_, index) => ({
        ...planted.rows[index % 100],
        お客様管理番号: `ORDER-${index}`,
        [header]: wrong,
      }));
      const bytes = Buffer.from(encode(renderFile({ ...planted, rows }, false), 'shift_jis'));
      const tool = await openFile(page, locale, bytes);
      const status = tool.locator('[aria-live="polite"]');
      await expect(status).toHaveText(WORDS.status[locale](5000, 0, 5000), { timeout: 30_000 });
      const seen = status.evaluate(
        (element) =>
          new Promise<string[]>((resolve) => {
            const texts: string[] = [];
            new MutationObserver(() => {
              texts.push(element.textContent);
              if (/中0行|: 0 of/.test(element.textContent)) resolve(texts);
            }).observe(element, { childList: true, characterData: true, subtree: true });
          }),
      );
      await tool.getByRole('button', { name: WORDS.fix[locale] }).click();
      const verdicts = (await seen).filter((shown) => /行にエラー|have errors/.test(shown));
      expect(verdicts).toHaveLength(1);
    },
  );

  test(
    `a row opens to its request, with the fields of all rows, in ${locale}`,
    tryIn(locale),
    async ({ page, open }) => {
      await open(locale, 'err');
      await openCheck(page, locale);
      const tool = await openFile(page, locale, text('氏名,郵便番号,品名\n高橋,060-0042,本\n中村,100-0005,ペン\n'));
      await tool.getByRole('button', { name: WORDS.pick[locale](3), exact: true }).click();
      const request = tool.getByRole('group', { name: WORDS.request[locale], exact: true });
      await expect(request).toContainText('中村');
      await expect(request).not.toContainText('高橋');
      await addCommon(tool, locale, { Carrier: 'sagawa' });
      await expect(tool.getByText(WORDS.noPath[locale])).toBeVisible();
      await tool.getByText(WORDS.common[locale], { exact: true }).click();
      await addCommon(tool, locale, { setup: { carrier: 'sagawa' }, parcels: [{ weight: '1,200' }] });
      await expect(tool.getByText(WORDS.noPath[locale])).toHaveCount(0);
      await expect(request).toContainText('"carrier": "sagawa"');
      await expect(request).toContainText('"weight": 1200');
      expect(await findViolations(tool)).toEqual([]);
      await tool.getByRole('button', { name: WORDS.pick[locale](3), exact: true }).click();
      await expect(request).toHaveCount(0);
    },
  );

  test(
    `10,000 rows show how many are done, and those that are done stay after a stop, in ${locale}`,
    tryIn(locale),
    async ({ page, open }) => {
      test.slow();
      await open(locale, 'err');
      await openCheck(page, locale);
      const [planted] = listPlantedFiles(Date.now());
      if (!planted) throw new Error('There is no file.');
      const rows = Array.from({ length: 10_000 }, (_, index) => planted.rows[index % 100] ?? {});
      const tool = await openFile(
        page,
        locale,
        Buffer.from(encode(renderFile({ ...planted, rows }, false), 'shift_jis')),
      );
      const status = tool.locator('[aria-live="polite"]');
      const readDone = async (): Promise<number> =>
        Number(WORDS.reading[locale].exec((await status.textContent()) ?? '')?.[1]?.replaceAll(',', ''));
      await expect.poll(readDone).toBeGreaterThan(0);
      const first = await readDone();
      await expect.poll(readDone).toBeGreaterThan(first);
      await tool.getByRole('button', { name: WORDS.stop[locale], exact: true }).click();
      await expect(status).not.toHaveText(WORDS.reading[locale]);
      const done = Number(
        /(\d+)(?:行中| rows have errors)/.exec(((await status.textContent()) ?? '').replaceAll(',', ''))?.[1],
      );
      expect(done).toBeGreaterThan(first);
      expect(done).toBeLessThan(10_000);
      await tool.locator('summary', { hasText: CHECK.more[locale] }).click();
      const requests = await save(page, tool.getByRole('button', { name: WORDS.requests[locale] }));
      expect(requests.toString().trim().split('\n')).toHaveLength(done);
      await tool.getByRole('button', { name: WORDS.goOn[locale], exact: true }).click();
      await expect.poll(readDone).toBeGreaterThan(done);
    },
  );
}
