import { readFileSync } from 'node:fs';
import { EXAMPLES } from '../../src/components/Counter/examples';
import { CHECK } from './check-parts';
import { expect, test, type Locale } from './portal';
import { HAR, Reader } from './reader';
import { TestBar } from './sandbox-bar';
import { CONSOLE_WORDS } from './try-console';
import { WORDS as PORTAL } from './words';

const DAY = 24 * 60 * 60 * 1000;

const WORDS = {
  slot: { ja: /setup\.delivery_time/, en: /setup\.delivery_time/ },
  save: { ja: '修正したCSVを保存', en: 'Save corrected CSV' },
  explanation: { ja: '説明を開く', en: 'Open the explanation' },
  replay: { ja: '再生する', en: 'Replay' },
  same: { ja: '結果はファイルと同じです', en: 'Same result as in the file' },
  journey: { ja: 'サンドボックスでの配達状況', en: 'Tracking in the sandbox' },
  day: { ja: '＋1日', en: '+1 day' },
  maximum: { ja: '佐川 代引 上限', en: 'sagawa cash on delivery maximum' },
  section: { ja: '代金引換の上限額', en: 'The maximum of setup.cash_on_delivery' },
  approval: {
    ja: /^佐川急便 .*500,000円/,
    en: /^Sagawa Express no maximum of the carrier; approval above 500,000 JPY/,
  },
  notWithFedex: { ja: 'FedExは非対応', en: 'Not available with FedEx' },
  tests: { ja: 'テスト用のサンドボックス', en: 'your tests' },
  frozen: { ja: /^冷凍の上限/, en: /^Frozen, up to/ },
  numbers: { ja: /120 cm、15 kg.*140 cm、20 kg/, en: /120 cm, 15 kg.*140 cm, 20 kg/ },
  changes: { ja: '変更履歴', en: 'Changes' },
} as const satisfies Record<string, Record<Locale, string | RegExp>>;

const LAPTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

type Task = {
  name: string;
  /** The page that is open. */
  page: string;
  /** The most actions after which the reader sees what was asked. */
  most: number;
  /** People do it on a phone too. */
  onPhone?: true;
  walk: (reader: Reader) => Promise<void>;
};

const TASKS: Task[] = [
  {
    name: 'a CSV of three orders with a wrong row is corrected and saved',
    page: 'err',
    most: 4,
    onPhone: true,
    walk: async (reader) => {
      const { page, tool, locale } = reader;
      await reader.openFile('orders.csv', EXAMPLES.rows);
      const status = tool.locator('[aria-live=polite]');
      await expect(status).toHaveText(CHECK.wrong[locale]);
      await reader.reads(status, 1);
      await reader.reads(tool.getByRole('row', { name: '佐藤 健' }), 1);
      const menu = tool.getByRole('combobox', { name: WORDS.slot[locale] }).first();
      await reader.reads(menu, 1);
      await reader.choose(menu, '14-16');
      await reader.click(tool.getByRole('button', { name: CHECK.apply[locale], exact: true }).first());
      await expect(status).toHaveText(CHECK.ready[locale]);
      const save = tool.getByRole('button', { name: WORDS.save[locale] });
      await reader.reads(save, 3);
      const [download] = await Promise.all([page.waitForEvent('download'), reader.click(save)]);
      expect(readFileSync(await download.path(), 'utf8')).toBe(EXAMPLES.rows.replace('10-12', '14-16'));
    },
  },
  {
    name: 'an error from a log is explained',
    page: 'err',
    most: 2,
    onPhone: true,
    walk: async (reader) => {
      const { tool, locale } = reader;
      await reader.paste(EXAMPLES.error);
      await expect(tool.locator('[aria-live=polite]')).toHaveText(CHECK.caught[locale]);
      await reader.reads(tool.getByRole('listitem').getByRole('paragraph').first(), 1);
      await reader.reads(tool.getByRole('link', { name: WORDS.explanation[locale] }), 1);
    },
  },
  {
    name: 'a label of DHL is created',
    page: '',
    most: 2,
    onPhone: true,
    walk: async (reader) => {
      const home = reader.page.locator('[data-island=counter]');
      await reader.choose(home.getByRole('combobox'), 'DHL');
      // The counter was loaded with the choice and replaced what the page had; the menu keeps the focus.
      await expect(home.locator('[data-island-root] textarea')).toBeAttached();
      if (reader.device === 'keyboard') await expect(home.getByRole('combobox')).toBeFocused();
      await reader.click(home.locator('[data-does=send]'));
      const label = home.locator('[data-label-pages] svg').first();
      await expect(label).toContainText('DHL', { timeout: 20_000 });
      await reader.reads(label, 2, 0.5);
    },
  },
  {
    name: 'from which amount Sagawa wants to approve a cash on delivery is found',
    page: 'shipment-create',
    most: 3,
    walk: async (reader) => {
      const { page, locale } = reader;
      await reader.press('Control+k');
      const search = page.getByRole('dialog', { name: PORTAL.search[locale] });
      await expect(search.getByRole('combobox')).toBeFocused();
      await reader.insert(WORDS.maximum[locale]);
      await reader.openOption(search, WORDS.section[locale]);
      await reader.reads(page.getByRole('row', { name: WORDS.approval[locale] }), 3);
    },
  },
  {
    name: 'why FedEx rejects a time slot is found',
    page: 'shipment-create',
    most: 2,
    walk: async (reader) => {
      const { page, locale } = reader;
      await reader.choose(page.locator('[data-lens]'), 'FedEx');
      // Letters that are typed in a list choose from it.
      if (reader.device === 'keyboard') await page.keyboard.press('Tab');
      // The key F opens the finder of fields: what follows is typed there.
      await reader.type('fdelivery_time'); // cspell:ignore fdelivery
      const head = page.locator('#request-setup-delivery_time > [data-field-head]');
      await reader.reads(head, 2);
      expect(await head.evaluate((element) => getComputedStyle(element, '::after').content)).toBe(
        `"${WORDS.notWithFedex[locale]}"`,
      );
    },
  },
  {
    name: 'a Python sample of rates is copied, which tests/samples runs',
    page: 'rates-list',
    most: 3,
    walk: async (reader) => {
      const { page, locale } = reader;
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const column = page.getByRole('complementary', { name: PORTAL.examples[locale], exact: true });
      await reader.openTab(column.getByRole('tablist', { name: PORTAL.programmingLanguage[locale] }).first(), 'Python');
      await reader.click(column.getByRole('button', { name: PORTAL.copy[locale] }).filter({ visible: true }).first());
      await reader.reads(column.locator('pre:visible').first(), 3, 0.3);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/import json[\s\S]*"pack_size": "80"/);
    },
  },
  {
    name: 'the status of a parcel two days later is seen',
    page: '',
    most: 4,
    onPhone: true,
    walk: async (reader) => {
      const { page, locale } = reader;
      const home = page.locator('[data-island=counter]');
      await reader.click(home.getByRole('button', { name: CONSOLE_WORDS.send[locale], exact: true }));
      const journey = home.getByRole('region', { name: WORDS.journey[locale] });
      await reader.click(journey.getByRole('button', { name: WORDS.day[locale] }));
      await reader.click(journey.getByRole('button', { name: WORDS.day[locale] }));
      const days = async (): Promise<number> => ((await new TestBar(page, locale).readClock()) - Date.now()) / DAY;
      await expect.poll(days).toBeGreaterThan(1.99);
      await reader.reads(journey.getByRole('status'), 4);
    },
  },
  {
    name: "the first test of one's own code is copied",
    page: '',
    most: 2,
    walk: async (reader) => {
      const { page, locale } = reader;
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await reader.click(page.getByRole('main').getByRole('link', { name: WORDS.tests[locale], exact: true }));
      await expect(page).toHaveURL(/getting-started-how-it-works#test$/);
      // The page scrolls to its target after its URL is there.
      await expect(page.locator('#test')).toBeInViewport();
      const sample = page.locator('figure:visible').filter({ hasText: 'label.test.mjs' });
      await reader.click(sample.getByRole('button', { name: PORTAL.copy[locale] }));
      await reader.reads(sample, 2, 0.2);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('createSandbox');
    },
  },
  {
    name: 'Yamato and Sagawa are compared for frozen parcels, with numbers',
    page: 'common-car',
    most: 3,
    onPhone: true,
    walk: async (reader) => {
      const { page, locale } = reader;
      for (const type of ['yamato', 'sagawa']) await reader.click(page.locator(`input[value=${type}]`));
      await reader.click(page.locator('input[value=frozen]'));
      const row = page.getByRole('row', { name: WORDS.frozen[locale] });
      await expect(row).toContainText(WORDS.numbers[locale]);
      await reader.reads(row, 3);
    },
  },
  {
    name: 'what changed in the last release is read',
    page: '',
    most: 1,
    onPhone: true,
    walk: async (reader) => {
      const { page, locale } = reader;
      await reader.click(page.getByRole('contentinfo').getByRole('link', { name: WORDS.changes[locale] }));
      // A heading of the page that is left would be observed in vain.
      await expect(page.getByRole('heading', { level: 1, name: WORDS.changes[locale] })).toBeVisible();
      await reader.reads(page.getByRole('main').getByRole('heading', { level: 2 }).first(), 1);
    },
  },
  {
    name: "a colleague's HAR is replayed",
    page: 'err',
    most: 2,
    onPhone: true,
    walk: async (reader) => {
      const { tool, locale } = reader;
      await reader.openFile('case.har', HAR);
      const replay = tool.getByRole('button', { name: WORDS.replay[locale], exact: true });
      await expect(replay).toBeVisible({ timeout: 20_000 });
      await reader.reads(replay, 1);
      await reader.click(replay);
      const outcome = tool.getByRole('status').filter({ hasText: WORDS.same[locale] });
      await expect(outcome).toBeVisible({ timeout: 20_000 });
      await reader.reads(outcome, 2);
      await reader.reads(tool.getByRole('listitem').filter({ hasText: 'GET /warehouses' }), 2);
    },
  },
];

/** Each language and each way of working is tried on each task; the phone in one language. */
const WAYS = [
  { device: 'pointer', locale: 'en', screen: LAPTOP },
  { device: 'keyboard', locale: 'ja', screen: LAPTOP },
  { device: 'pointer', locale: 'ja', screen: PHONE },
] as const;

for (const { device, locale, screen } of WAYS)
  test.describe(`with a ${device} in ${locale} at ${screen.width} × ${screen.height}`, () => {
    test.use({ viewport: screen });

    for (const task of TASKS)
      if (screen === LAPTOP || task.onPhone)
        test(`${task.name} in ${task.most}`, async ({ page, open }) => {
          await open(locale, task.page);
          const reader = new Reader(page, locale, device);
          await task.walk(reader);
          expect(reader.actions).toBeLessThanOrEqual(task.most);
        });
  });

test('the parcel of a request in Try it goes its way by the clock', async ({ page, open }) => {
  await open('ja', 'shipment-create');
  await page.getByRole('tab', { name: CONSOLE_WORDS.open.ja, exact: true }).click();
  await page.getByRole('button', { name: CONSOLE_WORDS.send.ja, exact: true }).click();
  const journey = page.locator('[data-response]').getByRole('region', { name: WORDS.journey.ja });
  await expect(journey.getByRole('status')).toContainText('registered');
  await journey.getByRole('button', { name: 'delivered' }).click();
  await expect(journey.getByRole('status')).toContainText('delivered');
  await expect(journey.getByRole('button', { name: 'delivered' })).toBeDisabled();
});
