// cspell:ignore VBOR
// cspell:ignore delivry
import { CHECK, openCheck, renderPlace } from './check-parts';
import { expect, expectPage, LOCALES, test, toPath, tryIn } from './portal';
import { watchWorkers } from './watch-workers';

const WRONG = `{
	"type": "signature",
	"fil": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
}`;
const RIGHT = WRONG.replace('"fil"', '"file"').replace('data:image/png;base64,', '');
const FIX = { ja: /に変更$|削除/, en: /^(?:Set|Rename|Remove)/ } as const;
const FIVE = {
  setup: {
    carrier: 'sagawa',
    service: 'sagawa_regular',
    date: '2020-01-01',
    insurance: 500,
    security_service: true,
    pack_amount: '1',
    colour: 'red',
  },
  to_address: {
    full_name: '佐藤花子',
    address1: '札幌市中央区大通西',
    zip: '060-0042',
    province: '北海道',
    country: 'JP',
    phone: '011-000-0000',
  },
  from_address: {
    full_name: '山田太郎',
    address1: '千代田区丸の内',
    zip: '100-0005',
    province: '東京都',
    country: 'JP',
    phone: '03-0000-0000',
  },
  products: [{ name: '文房具', quantity: 1 }],
};

for (const locale of LOCALES) {
  test(`a fix changes nothing else, and one step undoes it, in ${locale}`, tryIn(locale), async ({ page, open }) => {
    await open(locale, 'err');
    const { tool, field, issues, status, paste } = await openCheck(page, locale);
    await paste(WRONG);
    const rename = locale === 'ja' ? 'fileに変更' : 'Rename to file';
    await tool.getByRole('button', { name: rename }).click();
    const renamed = WRONG.replace('"fil"', '"file"');
    await expect(field).toHaveValue(renamed);
    await expect(issues).toHaveCount(1);
    await tool.getByRole('button', { name: locale === 'ja' ? /^iVBOR.*に変更$/ : /^Set to iVBOR/ }).click();
    await expect(field).toHaveValue(renamed.replace('data:image/png;base64,', ''));
    await expect(status).toHaveText(CHECK.none[locale]);
    await field.press('Control+z');
    await expect(field).toHaveValue(renamed);
    await field.press('Control+z');
    await expect(field).toHaveValue(WRONG);
  });

  test(
    `the count stays in view from the first line of the request to the last issue, in ${locale}`,
    tryIn(locale, 'en'),
    async ({ page, open }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await open(locale, 'err');
      const { field, issues, status, paste } = await openCheck(page, locale);
      await paste(JSON.stringify(FIVE, null, 2));
      const lefts = await issues
        .locator('> p')
        .evaluateAll((parts) => parts.map((one) => one.getBoundingClientRect().x));
      expect(new Set(lefts).size, 'Fields and sentences of issues have one left edge.').toBe(1);
      for (const part of [field, issues.last()]) {
        await part.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
        await expect(status).toBeInViewport({ ratio: 1 });
      }
      await field.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await expect(status).toBeInViewport({ ratio: 1 });
    },
  );

  test(
    `what was pasted is there after a visit to the rule that it breaks, in ${locale}`,
    tryIn(locale),
    async ({ page, open }) => {
      await open(locale, 'err');
      const { field, issues, paste } = await openCheck(page, locale);
      await paste(JSON.stringify(FIVE, null, 2));
      await issues.getByRole('link').first().click();
      await expectPage(page, locale, 'shipment-create');
      await page.goBack();
      await expectPage(page, locale, 'err');
      await expect(field).toHaveValue(JSON.stringify(FIVE, null, 2));
      await expect(issues).not.toHaveCount(0);
    },
  );

  test(
    `the second click of a double click applies no other fix, in ${locale}`,
    tryIn(locale),
    async ({ page, open }) => {
      await open(locale, 'err');
      const { field, issues, paste } = await openCheck(page, locale);
      await paste(JSON.stringify(FIVE, null, 2));
      const buttons = issues.getByRole('button', { name: FIX[locale] });
      const [first = '', second = ''] = await buttons.allTextContents();
      // The second fix is where the first one was when the button is pressed again.
      await buttons.evaluateAll(([one, other]) => {
        for (const button of [one, other])
          button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX: 5, clientY: 5 }));
      });
      await expect(buttons.filter({ hasText: first })).toHaveCount(0);
      await expect(field).not.toHaveValue(JSON.stringify(FIVE, null, 2));
      await buttons.filter({ hasText: second }).press('Enter');
      await expect(buttons.filter({ hasText: second })).toHaveCount(0);
    },
  );

  test(
    `a request for rates is never said to create a shipment, in ${locale}`,
    tryIn(locale),
    async ({ page, open }) => {
      await open(locale, 'err');
      const { tool, paste } = await openCheck(page, locale);
      await tool.getByLabel(CHECK.examples[locale]).selectOption('request');
      await tool.getByLabel(CHECK.operation[locale]).selectOption('rates-list');
      await paste(JSON.stringify({ ...FIVE, setup: { carrier: 'sagawa', test: true } }, null, 2));
      const fixes = tool.getByRole('button', { name: /setup\.test/ });
      await expect(fixes).not.toHaveCount(0);
      await expect(tool.getByRole('button', { name: locale === 'ja' ? /本番/ : /real/ })).toHaveCount(0);
    },
  );

  test(
    `the safe fixes are applied at once, what removes a value or sets a date is left, and it is one step to undo, in ${locale}`,
    tryIn(locale),
    async ({ page, open }) => {
      await open(locale, 'err');
      const { tool, field, issues, paste } = await openCheck(page, locale);
      const text = JSON.stringify({ ...FIVE, products: [{ name: '文房具', quantity: '1' }] }, null, 2);
      await paste(text);
      await expect(issues).toHaveCount(6);
      const decisions = tool.getByText(locale === 'ja' ? '個別に判断' : 'Decide on these');
      for (const name of ['date', 'insurance', 'security_service', 'colour'])
        await expect(decisions).toContainText(`setup.${name}`);
      await tool.getByRole('button', { name: CHECK.fixAll[locale] }).click();
      await expect(issues).toHaveCount(4);
      await expect(field).toHaveValue(/"colour": "red"/);
      await field.press('Control+z');
      await expect(field).toHaveValue(text);
      await expect(issues).toHaveCount(6);
      const remove = tool.getByRole('button', {
        name: locale === 'ja' ? /を値ごと削除$/ : /^Remove .* and its value$/,
      });
      for (let left = 6; left > 3; left -= 1) {
        await remove.first().click();
        await expect(issues).toHaveCount(left - 1);
      }
      await expect(remove).toHaveCount(0);
      await tool.getByRole('button', { name: CHECK.fixAll[locale] }).click();
      await expect(issues).toHaveCount(1);
      await expect(issues).toContainText('setup.date');
    },
  );

  test(
    `while a changed text is checked, nothing says that the result is its own, in ${locale}`,
    tryIn(locale),
    async ({ page, open }) => {
      const { hold, release } = await watchWorkers(page);
      await open(locale, 'err');
      const { tool, field, status, paste } = await openCheck(page, locale);
      await paste(RIGHT);
      await expect(status).toHaveText(CHECK.none[locale]);
      await expect(status).toHaveAttribute('data-stamp');
      await expect(tool.locator('[data-stale]')).toHaveCount(0);
      await hold();
      await field.fill(WRONG);
      await expect.soft(tool.locator('[data-stale]')).toHaveCount(1);
      await expect.soft(status).not.toHaveAttribute('data-stamp');
      await release();
      await expect(tool.getByRole('listitem').first()).toBeVisible();
      await expect(tool.locator('[data-stale]')).toHaveCount(0);
    },
  );

  test(
    `a fix of a text that was changed since changes nothing, in ${locale}`,
    tryIn(locale),
    async ({ page, open }) => {
      const { hold, release } = await watchWorkers(page);
      await open(locale, 'err');
      const { tool, field, status, paste } = await openCheck(page, locale);
      await paste(WRONG);
      await hold();
      await tool.getByRole('button', { name: locale === 'ja' ? 'fileに変更' : 'Rename to file' }).click();
      await field.fill(RIGHT);
      await release();
      await expect(status).toHaveText(CHECK.none[locale]);
      await expect(field).toHaveValue(RIGHT);
    },
  );

  test(`a value that is one of a list is chosen from a menu, in ${locale}`, tryIn(locale), async ({ page, open }) => {
    await open(locale, 'err');
    const { tool, field, status, paste } = await openCheck(page, locale);
    const setup = { carrier: 'sagawa', service: 'yamato_regular' };
    await paste(JSON.stringify({ ...FIVE, setup }, null, 2));
    const menu = tool.getByLabel(locale === 'ja' ? 'setup.serviceの値' : 'Value for setup.service');
    // The menu is in the place of the values that the API's message lists, so they are there once.
    const sentence = tool.getByRole('paragraph').filter({ has: page.getByRole('combobox') });
    await expect(sentence).toHaveText(
      locale === 'ja'
        ? /指定してください：[^。]*sagawa_large（[^）]+）適用$/
        : /^[^.]*\. Services of this carrier: [^.]*sagawa_large \([^)]+\)Apply$/,
    );
    expect((await tool.innerText()).split('sagawa_large')).toHaveLength(2);
    const readStamp = (): Promise<string> => status.evaluate((line) => getComputedStyle(line, '::after').content);
    expect(await readStamp()).toBe('none');
    const large = await menu.locator('option', { hasText: /^sagawa_large/ }).textContent();
    const apply = sentence.getByRole('button', { name: CHECK.apply[locale], exact: true });
    await expect(apply).toBeDisabled();
    await menu.selectOption({ label: large ?? '' });
    await expect(field).not.toHaveValue(/sagawa_large/);
    await apply.click();
    await expect(field).toHaveValue(/"service": "sagawa_large"/);
    await expect(status).toHaveText(CHECK.none[locale]);
    // A request without issues is stamped.
    expect(await readStamp()).toContain(locale === 'ja' ? '検証済み' : 'Checked');
  });

  test(`line and column lead to the place in the text, in ${locale}`, tryIn(locale), async ({ page, open }) => {
    await open(locale, 'err');
    const { tool, field, paste } = await openCheck(page, locale);
    const text =
      '{\n\t"parcels": [\n\t\t{ "weight": 1 },\n\t\t{ "note": "📦", "weight": "2" }\n\t],\n\t"setup": { "date": 1, "date": "yes" }\n}';
    await paste(text);
    for (const [line, column, value] of [
      [4, 28, '"2"'],
      [6, 32, '"yes"'],
    ] as const) {
      await tool
        .getByRole('button', { name: renderPlace(locale, line, column), exact: true })
        .first()
        .click();
      const selected = await field.evaluate((area: HTMLTextAreaElement) =>
        area.value.slice(area.selectionStart, area.selectionEnd),
      );
      expect(selected).toBe(value);
    }
  });

  test(`every issue links to a heading that exists, in ${locale}`, tryIn(locale), async ({ page, open, baseURL }) => {
    await open(locale, 'err');
    const { tool, paste } = await openCheck(page, locale);
    await paste(
      JSON.stringify({
        setup: { carrier: 'sagawa', nothing: 1 },
        to_address: {},
        parcels: [{ weight: -1 }],
        unknown: 1,
        customs: { no: 1 },
      }),
    );
    const links = await tool
      .getByRole('link')
      .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ pathname, hash }) => pathname + hash));
    expect(links.length).toBeGreaterThan(6);
    expect(links).toContain(toPath(locale, 'rates-list#request'));
    expect(links).toContain(toPath(locale, 'rates-list#request-setup'));
    const html = await (await page.request.get(`${baseURL}${toPath(locale, 'rates-list')}`)).text();
    const missing = links.filter(
      (link) => !html.includes(`id="${link.split('#')[1]}"`) && !html.includes(`id=${link.split('#')[1]}`),
    );
    expect(missing).toEqual([]);
  });
}
