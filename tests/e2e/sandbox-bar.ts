import type { Locator, Page } from '@playwright/test';
import { expect, type Locale } from './portal';

/** The words of the bar of the sandbox and its panel, in both languages: tests find their controls by them. */
export const BAR_WORDS = {
  open: { ja: 'サンドボックス', en: 'Sandbox' },
  reset: { ja: 'リセット', en: 'Reset' },
  delete: { ja: '削除する', en: 'Delete' },
  keep: { ja: 'キャンセル', en: 'Keep' },
  hour: { ja: '＋1時間', en: '+1 hour' },
  day: { ja: '＋1日', en: '+1 day' },
  nextStatus: { ja: '次のステータスまで進める', en: 'To the next status' },
  realTime: { ja: '実際の時刻に戻す', en: 'Return to real time' },
  anyHour: {
    ja: 'ヤマト運輸のテスト環境の利用時間の制限を解除',
    en: "Yamato's test environment is open at any hour",
  },
  noError: { ja: 'エラーなし', en: 'No error' },
  copyCurl: { ja: 'curlとしてコピー', en: 'Copy as curl' },
  copyHar: { ja: 'HARとしてコピー', en: 'Copy as HAR' },
  saveHar: { ja: 'HARをダウンロード', en: 'Download HAR' },
} as const satisfies Record<string, Record<Locale, string>>;

/** The bar's numbers of shipments, carrier accounts and sub users. */
const COUNTS: Record<Locale, (counts: [number, number, number]) => string[]> = {
  ja: ([shipments, carriers, users]) => [
    `出荷${shipments}件`,
    `運送会社アカウント${carriers}件`,
    `サブユーザー${users}件`,
  ],
  en: ([shipments, carriers, users]) => [
    `${shipments} ${shipments === 1 ? 'shipment' : 'shipments'}`,
    `${carriers} ${carriers === 1 ? 'carrier account' : 'carrier accounts'}`,
    `${users} ${users === 1 ? 'sub user' : 'sub users'}`,
  ],
};

/** The bar of the sandbox at the foot of a page, and the panel that it opens. */
export class TestBar {
  constructor(
    readonly page: Page,
    readonly locale: Locale,
  ) {}

  get place(): Locator {
    return this.page.getByRole('region', { name: BAR_WORDS.open[this.locale], exact: true });
  }

  get panel(): Locator {
    return this.page.locator('#sandbox-panel');
  }

  button(name: keyof typeof BAR_WORDS): Locator {
    return this.place.getByRole('button', { name: BAR_WORDS[name][this.locale], exact: true });
  }

  /** Opens the panel and waits until it shows what the sandbox contains. */
  async open(): Promise<void> {
    await this.button('open').click();
    await expect(this.button('hour')).toBeVisible({ timeout: 20_000 });
  }

  /** Chooses an error to simulate by the value of its header: slow:5 */
  async simulate(scenario: string): Promise<void> {
    await this.panel.getByRole('radio', { name: new RegExp(`^${scenario}( |$)`) }).check();
  }

  async reset(): Promise<void> {
    await this.button('reset').click();
    await this.button('delete').click();
  }

  /** Waits until the bar shows these numbers of shipments, carrier accounts and sub users. */
  async expectCounts(counts: [number, number, number], timeout = 5000): Promise<void> {
    for (const text of COUNTS[this.locale](counts))
      await expect(this.place.getByText(text, { exact: true })).toBeVisible({ timeout });
  }

  /** The time that the bar shows, in milliseconds since 1970, UTC. */
  async readClock(): Promise<number> {
    const text = (await this.place.locator('[data-fact=clock]').textContent()) ?? '';
    return Date.parse(`${/\d{4}-\d\d-\d\d \d\d:\d\d/.exec(text)?.[0].replace(' ', 'T') ?? ''}+09:00`);
  }
}
