import type { Locator, Page } from '@playwright/test';
import { expect, type Locale } from './portal';

/** The words of the counter, in both languages. */
export const CHECK = {
  tool: { ja: '直す', en: 'Fix' },
  field: { ja: 'リクエスト、エラー、ログ、CSV', en: 'Request, error, log or rows' },
  file: { ja: 'ファイルを選択', en: 'Choose a file' },
  examples: { ja: '例を開く', en: 'Examples' },
  offer: { ja: '入力した内容を検査する', en: 'Check what you entered' },
  close: { ja: '閉じる', en: 'Close' },
  more: { ja: 'その他', en: 'More' },
  operation: { ja: 'API', en: 'Operation' },
  accounts: { ja: '運送会社アカウント', en: 'Carrier accounts' },
  apply: { ja: '適用', en: 'Apply' },
  fixAll: { ja: /^\d+件をまとめて修正$/, en: /^Apply \d+ fixes$/ },
  none: { ja: '問題は見つかりませんでした', en: 'No issues found' },
  retry: { ja: '再試行', en: 'Retry' },
  ready: { ja: /3行中0行にエラー/, en: /0 of 3 rows have errors/ },
  wrong: { ja: /3行中1行にエラー/, en: /1 of 3 rows have errors/ },
  caught: { ja: 'APIのエラー：1件', en: '1 error from the API' },
  failed: { ja: /検査機能を読み込めませんでした/, en: /The check couldn't be loaded/ },
} as const satisfies Record<string, Record<Locale, string | RegExp>>;

/** The counter of a page, once its code is loaded. */
export type CheckTool = {
  tool: Locator;
  field: Locator;
  status: Locator;
  issues: Locator;
  /** Puts a text in place of what is there, as a paste does, and waits for its result. */
  paste: (text: string) => Promise<void>;
};

export async function openCheck(page: Page, locale: Locale): Promise<CheckTool> {
  const tool = page.getByRole('region', { name: CHECK.tool[locale], exact: true });
  const field = tool.getByRole('textbox', { name: CHECK.field[locale] });
  await field.click();
  await expect(page.locator('[data-island=counter] [data-island-root] textarea')).toBeFocused();
  const status = tool.locator('[aria-live="polite"]');
  return {
    tool,
    field,
    status,
    issues: tool.getByRole('listitem'),
    paste: async (text) => {
      // A long text isn't edited, but replaced by a paste.
      const isLong = (await field.getAttribute('aria-readonly')) === 'true';
      if (!isLong) await field.fill('');
      if (isLong || text.length > 40_000) await pasteText(field, text);
      else await field.fill(text);
      await expect(tool.locator('[aria-busy=false]')).toBeVisible();
      await expect(status).not.toBeEmpty();
    },
  };
}

/** Pastes a text without the clipboard of the system, which would need a minute for a megabyte. */
export function pasteText(field: Locator, text: string): Promise<void> {
  return field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (!element.dispatchEvent(event) || !(element instanceof HTMLTextAreaElement)) return;
    element.setRangeText(pasted, element.selectionStart, element.selectionEnd, 'end');
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
}

/** 'Line 3, column 5' */
export function renderPlace(locale: Locale, line: number, column: number): string {
  return locale === 'ja' ? `${line}行${column}列` : `Line ${line}, column ${column}`;
}
