import { InputMethod } from './input-method';
import { expect, expectPage, LOCALES, test, tryIn } from './portal';
import { TestBar } from './sandbox-bar';
import { TestConsole } from './try-console';
import { watchWorkers } from './watch-workers';

for (const locale of LOCALES) {
  test.describe(locale, tryIn(locale), () => {
    test('Enter alone in a field does not send; without an ID, Send and Ctrl+Enter both show the error', async ({
      page,
      open,
    }) => {
      const workers = await watchWorkers(page);
      await open(locale, 'shipment-delete');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.prepare();
      const sent = async (): Promise<number> => (await workers.list('send')).length;
      const before = await sent();
      const id = console.place.getByLabel('id', { exact: true });
      await expect(id).not.toHaveValue('');
      await id.press('Enter');
      await id.fill('');
      await id.press('Control+Enter');
      await console.expectStatus(404);
      expect(await sent()).toBe(before + 1);
      await page.reload();
      await console.open();
      await expect(id).toHaveValue('');
      await console.send();
      await console.expectStatus(404);
    });

    test('the focus stays where the reader can go on, whatever button goes away', async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      const send = console.button('send');
      await send.press('Enter');
      await console.expectStatus(200);
      await expect(send).toBeFocused();

      await console.edit((body) => body.replace('PO-58213', 'PO-99999'));
      await console.button('reset').press('Enter');
      await expect(console.button('reset')).toBeHidden();
      await expect(send).toBeFocused();

      await console.pick('dhl');
      await console.button('create').press('Enter');
      await expect(console.button('create')).toBeHidden();
      await expect(send).toBeFocused();

      const bar = new TestBar(page, locale);
      await bar.open();
      await bar.simulate('slow:5');
      await send.press('Enter');
      await expect(send).toBeFocused();
      await console.button('cancel').press('Enter');
      await expect(console.button('cancel')).toBeHidden();
      await expect(send).toBeFocused();
      await console.button('turnOff').press('Enter');
      await expect(console.button('turnOff')).toHaveCount(0);
      await expect(send).toBeFocused();

      await console.field('body').press('Escape');
      await expect(page.locator('#example-request-tab')).toBeFocused();
    });

    test('a key of an input method neither closes nor sends anything', async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      const method = await InputMethod.attach(page);
      await console.field('body').focus();
      await method.pressOwnKey('Escape');
      await method.pressOwnKey('Enter', 'Control');
      await expect(console.field('body')).toBeFocused();
      await expect(console.place.locator('[data-response]')).toBeEmpty();
      // The same keys without an input method.
      await page.keyboard.press('Control+Enter');
      await console.expectStatus(200);
      await console.field('body').press('Escape');
      await expect(page.locator('#example-request-tab')).toBeFocused();

      const bar = new TestBar(page, locale);
      await bar.open();
      await bar.button('hour').focus();
      await method.pressOwnKey('Escape');
      await expect(bar.button('hour')).toBeFocused();
      await bar.button('hour').press('Escape');
      await expect(bar.panel).toBeHidden();
    });

    test('in the panel of the sandbox, the focus stays when the clock is real again', async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.send();
      await console.expectStatus(200);
      const bar = new TestBar(page, locale);
      await bar.open();
      await bar.button('hour').press('Enter');
      await bar.button('realTime').press('Enter');
      await expect(bar.button('realTime')).toBeHidden();
      await expect(bar.button('hour')).toBeFocused();
    });

    test('a link of the panel keeps the edited body; an ID from a link goes with its record', async ({
      page,
      open,
    }) => {
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.send();
      await console.expectStatus(200);
      await console.place.locator('[data-response] a[href^="shipment-get#"]').click();
      await expectPage(page, locale, 'shipment-get');
      await console.open();
      await console.send();
      await console.expectStatus(200);
      const bar = new TestBar(page, locale);
      await bar.reset();
      await bar.expectCounts([0, 0, 0]);
      await console.prepare();
      await console.send();
      await console.expectStatus(200);

      await open(locale, 'carrier-update');
      await console.open();
      await console.prepare();
      await console.edit((body) => body.replace('{', '{ "colour": "red",'));
      await open(locale, 'auth');
      await bar.open();
      await bar.panel.locator('a[href*="/carrier-update#"]').first().click();
      await expectPage(page, locale, 'carrier-update');
      await console.open();
      await expect(console.field('body')).toHaveValue(/"colour": "red"/);
    });

    test('with the token of a sub user, the sub user is not missing', async ({ page, open }) => {
      await open(locale, 'subuser-register');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.send();
      await console.expectStatus(200);
      await console.field('token').selectOption({ index: 1 });
      await open(locale, 'subuser-get');
      await console.open();
      await expect(console.button('create')).toBeHidden();
      await console.send();
      await console.expectStatus(403);
    });
  });
}
