import type { Locator, Page } from '@playwright/test';
import { expect, test as portal, type Locale } from './portal';
import { WORDS } from './words';

/** The words of the search, in both languages. */
export const SAYS = {
  control: WORDS.search,
  placeholder: { ja: 'ドキュメントを検索', en: 'Search docs' },
  clear: { ja: 'クリア', en: 'Clear' },
  close: { ja: '閉じる', en: 'Close' },
  results: { ja: '検索結果', en: 'Results' },
  short: { ja: '2文字以上入力してください。', en: 'Type at least two characters.' },
  long: {
    ja: '検索語が長いため、先頭の200文字で検索しています。',
    en: 'The query is too long: only its first 200 characters are searched.',
  },
  recent: { ja: '最近の検索', en: 'Recent' },
  offers: { ja: ['目的から探す', 'API'], en: ['Tasks', 'Operations'] },
  forget: { ja: '履歴を消去', en: 'Clear recent searches' },
  loading: { ja: '検索機能を読み込んでいます…', en: 'Loading the search…' },
  failed: { ja: '検索機能を読み込めませんでした', en: "The search couldn't be loaded" },
  offline: { ja: 'オフラインです', en: "You're offline" },
  retry: WORDS.retry,
  tasks: { ja: '目的から探す', en: 'What you can do' },
  omitted: { ja: '除いた語：', en: 'Omitted: ' },
  tryElse: {
    ja: '短い語、別の表記、フィールド名',
    en: 'Try a shorter word, another spelling, or the name of a field',
  },
} as const satisfies Record<string, Record<Locale, string | readonly string[]>>;

export function sayNone(locale: Locale, query: string): string {
  return locale === 'ja' ? `「${query}」に一致する結果はありませんでした。` : `No results for “${query}”.`;
}

export function sayCount(locale: Locale, count: number): string {
  return locale === 'ja' ? `${count}件見つかりました` : `Results: ${count}`;
}

/** Titles that are found: a page, a heading of it and a word that is in far more sections than are drawn at once. */
export const FOUND = {
  page: { ja: '呼び出し制限', en: 'Call limit' },
  heading: { ja: '呼び出しを減らす方法', en: 'Make fewer calls' },
  frequent: { ja: '出荷', en: 'shipment' },
} as const satisfies Record<string, Record<Locale, string>>;

export const PAGE_FOUND = 'api-call-limit';
export const HEADING_FOUND = 'api-call-limit#space-out';

/** A query that no page of the portal contains, and no word of it resembles. */
export const NONSENSE = { ja: 'ぬぬねねぬぬ', en: 'qqzzxxyy' } as const;

export type Search = {
  control: Locator;
  dialog: Locator;
  box: Locator;
  clear: Locator;
  close: Locator;
  list: Locator;
  /** Results, without what is offered before anything is typed. */
  options: Locator;
  /** Earlier queries. */
  recent: Locator;
  chosen: Locator;
  status: Locator;
  /** Opens the dialog by its shortcut. */
  show: () => Promise<void>;
  /** Opens the dialog and types a query that has results. */
  find: (query: string) => Promise<void>;
};

/** The parts of the search on a page, as a reader finds them. */
export const test = portal.extend<{ search: (locale: Locale) => Search }>({
  search: async ({ page }, use) => use((locale) => toSearch(page, locale)),
});

function toSearch(page: Page, locale: Locale): Search {
  const dialog = page.getByRole('dialog', { name: SAYS.control[locale] });
  const box = dialog.getByRole('combobox', { name: SAYS.control[locale] });
  const list = dialog.getByRole('listbox', { name: SAYS.results[locale] });
  const options = list.locator('[role=option][data-match]');
  const show = async (): Promise<void> => {
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
  };
  return {
    control: page.getByRole('button', { name: new RegExp(`^${SAYS.control[locale]}`) }),
    dialog,
    box,
    clear: dialog.getByRole('button', { name: SAYS.clear[locale] }),
    close: dialog.getByRole('button', { name: SAYS.close[locale] }),
    list,
    options,
    recent: list.locator('[role=option][data-recent]'),
    chosen: list.getByRole('option', { selected: true }),
    status: dialog.getByRole('status'),
    show,
    async find(query) {
      await show();
      await box.fill('');
      await expect(options, 'what was found before is gone').toHaveCount(0);
      await box.fill(query);
      await expect(options.first()).toBeVisible();
    },
  };
}
