import type { Locator, Page } from '@playwright/test';
import { expect, type Locale } from './portal';

/** The words of Check my request, in both languages. */
export const CHECK = {
  open: { ja: 'リクエストを検査', en: 'Check a request' },
  tool: { ja: 'リクエストの検査', en: 'Check my request' },
  field: { ja: '検査するリクエスト', en: 'Request to check' },
  operation: { ja: 'API', en: 'Operation' },
  accounts: { ja: '運送会社アカウント', en: 'Carrier accounts' },
  fixAll: { ja: /^\d+件をまとめて修正$/, en: /^Apply \d+ fixes$/ },
  none: { ja: '問題は見つかりませんでした', en: 'No issues found' },
  retry: { ja: '再試行', en: 'Retry' },
  failed: { ja: /検査機能を読み込めませんでした/, en: /The check couldn't be loaded/ },
} as const satisfies Record<string, Record<Locale, string | RegExp>>;

/** The tool on a page that shows its button, once it is open. */
export type CheckTool = {
  tool: Locator;
  field: Locator;
  status: Locator;
  issues: Locator;
  /** Puts a text in place of what is there, as a paste does, and waits for its result. */
  paste: (text: string) => Promise<void>;
};

export async function openCheck(page: Page, locale: Locale): Promise<CheckTool> {
  await page.getByRole('button', { name: CHECK.open[locale] }).click();
  const tool = page.getByRole('region', { name: CHECK.tool[locale] });
  const field = tool.getByRole('textbox', { name: CHECK.field[locale] });
  await expect(field).toBeFocused();
  const status = tool.locator('[aria-live="polite"]');
  return {
    tool,
    field,
    status,
    issues: tool.getByRole('listitem'),
    paste: async (text) => {
      await field.fill('');
      await field.fill(text);
      await expect(tool.locator('[aria-busy=false]')).toBeVisible();
      await expect(status).not.toBeEmpty();
    },
  };
}

/** 'Line 3, column 5' */
export function renderPlace(locale: Locale, line: number, column: number): string {
  return locale === 'ja' ? `${line}行${column}列` : `Line ${line}, column ${column}`;
}
