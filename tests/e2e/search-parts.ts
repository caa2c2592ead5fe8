import type { Locator, Page } from '@playwright/test';
import { expect, test as portal, type Locale } from './portal';
import { WORDS } from './words';

/** What the search says, in both languages. */
export const SAYS = {
  control: WORDS.search,
  placeholder: { ja: 'ドキュメントを検索', en: 'Search docs' },
  clear: { ja: 'クリア', en: 'Clear' },
  close: { ja: '閉じる', en: 'Close' },
  results: { ja: '検索結果', en: 'Results' },
  similar: { ja: '類似の結果', en: 'Similar' },
  short: { ja: '2文字以上を入力してください。', en: 'Type at least two characters.' },
  recent: { ja: '最近の検索', en: 'Recent' },
  forget: { ja: '履歴を消去', en: 'Forget these' },
  loading: { ja: '検索を準備しています…', en: 'Loading the search…' },
  failed: { ja: '検索を読み込めませんでした', en: 'The search could not be loaded' },
  offline: { ja: 'オフラインです', en: 'You are offline' },
  needsBuild: { ja: '検索はビルドしたサイトで使えます', en: 'Search works on the built site' },
  retry: WORDS.retry,
  tasks: { ja: '目的から探す', en: 'What you can do' },
  tryElse: {
    ja: 'より短い語、別の表記、フィールド名',
    en: 'Try a shorter word, another spelling, or the name of a field',
  },
} as const satisfies Record<string, Record<Locale, string>>;

export function sayNone(locale: Locale, query: string): string {
  return locale === 'ja' ? `「${query}」は見つかりませんでした。` : `Nothing was found for “${query}”.`;
}

export function sayCount(locale: Locale, count: number): string {
  return locale === 'ja' ? `${count}件見つかりました` : `${count} results`;
}

/**
 * For points that do not depend on the language: `npm test` tries them in Japanese, `npm run test:full` in both. What is
 * said, shown and found is tried in both by either.
 */
export function tryIn(locale: Locale): { tag?: string } {
  return locale === 'ja' ? {} : { tag: '@full' };
}

/** Titles that are found: a page, a heading of it and a word that stands in far more sections than are drawn at once. */
export const FOUND = {
  page: { ja: '呼び出し制限', en: 'Call limit' },
  heading: { ja: '呼び出しの間隔を空ける', en: 'Space your calls out' },
  frequent: { ja: '出荷', en: 'shipment' },
} as const satisfies Record<string, Record<Locale, string>>;

export const PAGE_FOUND = 'api-call-limit';
export const HEADING_FOUND = 'api-call-limit#space-out';

/** In no text of the portal and near no word of it. */
export const NONSENSE = { ja: 'ぬぬねねぬぬ', en: 'qqzzxxyy' } as const;

export type Search = {
  control: Locator;
  dialog: Locator;
  box: Locator;
  clear: Locator;
  close: Locator;
  list: Locator;
  options: Locator;
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
  const options = list.getByRole('option');
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
