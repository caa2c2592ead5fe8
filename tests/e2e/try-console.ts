import type { Locator, Page } from '@playwright/test';
import { expect, type Locale } from './portal';

/** The words of the console, in both languages: tests find its controls by them. */
export const CONSOLE_WORDS = {
  open: { ja: '試す', en: 'Try it' },
  promise: {
    ja: 'このページ内で動作するサンドボックスに送信します。外部とは通信しません。',
    en: 'This sandbox runs in the page. No data leaves your browser.',
  },
  body: { ja: 'リクエスト本文', en: 'Request body' },
  send: { ja: '送信', en: 'Send' },
  reset: { ja: '変更をリセット', en: 'Reset to example' },
  create: { ja: '作成する', en: 'Create' },
  token: { ja: 'トークン', en: 'Token' },
  otherToken: { ja: '別のトークン…', en: 'Another token…' },
  tokenValue: { ja: 'x-access-tokenの値', en: 'Value of x-access-token' },
  turnOff: { ja: '解除', en: 'Turn off' },
  dropped: {
    ja: '接続が切断されたため、レスポンスを受信できませんでした。',
    en: 'The connection was dropped: there is no response.',
  },
  cancel: { ja: '中止', en: 'Cancel' },
  cancelled: { ja: '呼び出しを中止しました。', en: 'You canceled the call.' },
  stale: { ja: /リクエストが変更されました/, en: /^You changed the request/ },
  moved: { ja: /^リクエストの日付とIDは/, en: /^The dates and IDs of the request follow/ },
  nextDay: { ja: '＋1日', en: '+1 day' },
  sendAgain: { ja: '再送', en: 'Send again' },
  openHours: { ja: '利用時間の制限を解除して再送', en: 'Open it at any hour and send again' },
  download: { ja: 'ダウンロード', en: 'Download' },
  openPdf: { ja: 'PDFを開く', en: 'Open PDF' },
  unsaved: { ja: /このブラウザーではデータを保存できません/, en: /This browser blocks storage/ },
  noLocks: { ja: /HTTPSではないため/, en: /Without HTTPS/ },
  gone: { ja: /サンドボックスを読み込めませんでした/, en: /The sandbox couldn't be loaded/ },
  retry: { ja: '再試行', en: 'Retry' },
} as const satisfies Record<string, Record<Locale, string | RegExp>>;

/** The console of a page that is open, by what a reader sees. */
export class TestConsole {
  constructor(
    readonly page: Page,
    readonly locale: Locale,
  ) {}

  /** The place of the open console. */
  get place(): Locator {
    return this.page.locator('[data-island="try-it"] [data-island-root]');
  }

  button(name: keyof typeof CONSOLE_WORDS): Locator {
    return this.place.getByRole('button', { name: CONSOLE_WORDS[name][this.locale], exact: true });
  }

  field(name: keyof typeof CONSOLE_WORDS): Locator {
    return this.place.getByLabel(CONSOLE_WORDS[name][this.locale], { exact: true });
  }

  async open(): Promise<void> {
    await this.start();
    await expect(this.button('send')).toBeVisible({ timeout: 20_000 });
  }

  /** Clicks the tab that loads the console, or on a phone the button. */
  async start(): Promise<void> {
    const name = CONSOLE_WORDS.open[this.locale];
    const column = this.page.locator('[data-examples]');
    const tab = column.getByRole('tab', { name, exact: true });
    await tab
      .or(column.getByRole('button', { name, exact: true }))
      .filter({ visible: true })
      .click();
  }

  /** Picks an example by its name in the contract. */
  async pick(example: string): Promise<void> {
    await this.page.locator('[data-examples] [data-picker]').selectOption(example);
  }

  /** Creates what the example lacks, if it lacks something. */
  async prepare(): Promise<void> {
    const create = this.button('create');
    if (!(await create.isVisible())) return;
    await create.click();
    await expect(create).toBeHidden({ timeout: 20_000 });
  }

  async send(): Promise<void> {
    await this.button('send').click();
  }

  /** Waits for the response of a status. */
  async expectStatus(status: number): Promise<void> {
    await expect(this.place.locator('[data-status]')).toHaveText(String(status), { timeout: 20_000 });
  }

  /** The body of the response. */
  async readResponse<Body>(): Promise<Body> {
    const text = await this.place.locator('[data-response] pre').textContent();
    return JSON.parse(text ?? '') as Body;
  }

  async edit(change: (body: string) => string): Promise<void> {
    const body = this.field('body');
    await body.fill(change(await body.inputValue()));
  }
}
