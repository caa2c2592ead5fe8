import { readFileSync } from 'node:fs';
import { CHECK, openCheck } from './check-parts';
import { expect, LOCALES, test } from './portal';

const WORDS = {
  one: { ja: 'APIのエラー：1件', en: '1 error from the API' },
  request: { ja: 'エラーの原因になったリクエストを検査', en: 'Check the request that caused it' },
  details: { ja: '詳細', en: 'Details' },
  lost: { ja: 'APIのレスポンスを受信できなかった呼び出しです。', en: 'The call had no response of the API.' },
  look: { ja: /^現在の状態を確認してから/, en: /^Only after a look/ },
  response: { ja: /^成功時のAPIレスポンスです。含まれて/, en: /^This is a successful response of the API\. Its/ },
  clean: { ja: /エラーと警告はありません。$/, en: /It has no errors and no warnings\.$/ },
  fields: { ja: 'レスポンスのフィールドを見る', en: 'Open the fields of the response' },
  wait: { ja: '待機してから', en: 'Yes, after waiting' },
  copy: { ja: 'コピー', en: 'Copy' },
} as const;

const PERSON = '山田 花子';
const REQUEST = `{ "setup": { "carrier": "yamato", "service": "yamato_regular", "delivery_time": "before-ten" }, "to_address": { "full_name": "${PERSON}" } }`;

function readRecorded(name: string, locale: string): string {
  return readFileSync(`contract/data/examples/error-cases/${name}.${locale}.json`, 'utf8');
}

for (const locale of LOCALES) {
  test(`an error is explained, and leads to its request, in ${locale}`, async ({ page, open, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(locale, 'err');
    const { tool, field, issues, status, paste } = await openCheck(page, locale);
    const recorded = readRecorded('delivery-time-slot', locale);
    const { debug_id: id, details } = JSON.parse(recorded) as { debug_id: string; details: [{ message: string }] };
    await paste(`${REQUEST}\n\nHTTP/1.1 400 Bad Request\n\n${recorded}`);
    await expect(status).toHaveText(WORDS.one[locale]);
    await expect(issues).toContainText(['delivery-time-slot']);
    await expect(issues).toContainText([details[0].message]);
    await expect(issues.locator('mark')).toHaveText('"before-ten"');
    await expect(issues).toContainText(['"before-noon"']);
    const link = issues.getByRole('link', { name: WORDS.details[locale] });
    await expect(link).toHaveAttribute('href', 'shipment-create#rule-delivery-time-slot');
    expect((await page.request.get(await link.evaluate((one: HTMLAnchorElement) => one.href))).status()).toBe(200);

    await tool.getByRole('button', { name: WORDS.copy[locale], exact: true }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`debug_id: ${id}`);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('setup.delivery_time delivery-time-slot');
    expect(copied).not.toContain(PERSON);

    await tool.getByRole('button', { name: WORDS.request[locale] }).click();
    await expect(field).not.toHaveValue(/debug_id/);
    await expect(field).toHaveValue(/before-ten/);
    await expect(issues.filter({ hasText: 'setup.delivery_time' })).toHaveCount(1);
    await tool
      .getByLabel(/setup\.delivery_time/)
      .selectOption({ label: locale === 'ja' ? 'before-noon（午前中）' : 'before-noon (Morning)' });
    await issues
      .filter({ hasText: 'setup.delivery_time' })
      .getByRole('button', { name: CHECK.apply[locale], exact: true })
      .click();
    await expect(field).toHaveValue(/"delivery_time": "before-noon"/);
    await expect(issues.filter({ hasText: 'setup.delivery_time' })).toHaveCount(0);
  });

  test(`a code, a message and a status are explained as well, in ${locale}`, async ({ page, open }) => {
    await open(locale, 'err');
    const { issues, status, paste, tool } = await openCheck(page, locale);
    await paste('SAGAWA_E1-0029');
    await expect(issues).toContainText([locale === 'ja' ? '過去の日付' : 'in the past']);
    await paste(`ERROR No shipment has the ID API-7PZK4M2QXD.`);
    await expect(issues).toContainText(['NOT_FOUND']);
    await paste('HTTP/1.1 429 Too Many Requests\r\nRetry-After: 12');
    await expect(status).toHaveText(WORDS.one[locale]);
    await expect(tool).toContainText(WORDS.wait[locale]);
  });

  test(`a call without a response of the API says whether it can be repeated, in ${locale}`, async ({ page, open }) => {
    await open(locale, 'err');
    const { issues, status, paste, tool } = await openCheck(page, locale);
    await paste('<html>\n<head><title>504 Gateway Time-out</title></head>\n<body>nginx</body>\n</html>');
    await expect(status).toHaveText(WORDS.lost[locale]);
    await expect(issues).toContainText(['504 Gateway Time-out']);
    await expect(tool.getByRole('definition')).toHaveText([WORDS.look[locale]]);
    await expect(issues.getByRole('link')).toHaveAttribute('href', 'err#timeouts');
  });

  test(`a response is explained, and not sent, in ${locale}`, async ({ page, open }) => {
    await open(locale, 'err');
    const { issues, status, paste, tool } = await openCheck(page, locale);
    const send = tool.locator('[data-does=send]');
    const warned = readRecorded('delivery-date-closed', locale);
    const { delivery } = JSON.parse(warned) as { delivery: { warnings: { message: string }[] } };
    await paste(warned);
    await expect(status).toHaveText(WORDS.response[locale]);
    await expect(issues).toContainText(delivery.warnings.map(({ message }) => message));
    await expect(issues.getByRole('link')).toHaveAttribute('href', 'shipment-create#rule-delivery-date-closed');
    await expect(send).toHaveCount(0);
    await paste(JSON.stringify({ ...JSON.parse(warned), delivery: { ...delivery, warnings: [] } }));
    await expect(status).toHaveText(WORDS.clean[locale]);
    await expect(send).toHaveCount(0);
    const link = tool.getByRole('link', { name: WORDS.fields[locale] });
    await link.click();
    await expect(page).toHaveURL(/\/shipment-create#response$/);
    await expect(page.locator('#response')).toBeInViewport();
  });

  test(`without the catalog of errors the tool says so and tries again, in ${locale}`, async ({
    page,
    open,
    pageErrors,
  }) => {
    await page.route('**/errors.json', (route) => route.fulfill({ status: 404, body: '' }));
    await open(locale, 'err');
    const { tool, field, status, issues } = await openCheck(page, locale);
    await field.fill(readRecorded('delivery-time-slot', locale));
    await expect(status).toHaveText(CHECK.failed[locale]);
    await page.unroute('**/errors.json');
    await tool.getByRole('button', { name: CHECK.retry[locale] }).click();
    await expect(issues).toHaveCount(1);
    pageErrors.length = 0;
  });
}
