import { patchWorker } from './patch-worker';
import { expect, LOCALES, test, toPath, tryIn, waitUntilWorking } from './portal';
import { TestConsole } from './try-console';

for (const locale of LOCALES) {
  test(
    `the eleventh call within a second gets 429 with its headers and a countdown, also over two tabs (${locale})`,
    tryIn(locale, 'en'),
    async ({ page, open, context }) => {
      // However slow the machine, the window of the call limit stays open.
      await patchWorker(context, `const started = ${Date.now()}; Date.now = () => started`);
      await page.clock.install();
      const other = await context.newPage();
      await Promise.all([open(locale, 'carriers-list'), other.goto(toPath(locale, 'carriers-list'))]);
      await waitUntilWorking(other);
      const tabs = [new TestConsole(page, locale), new TestConsole(other, locale)] as const;
      for (const tab of tabs) await tab.open();
      for (let count = 0; count < 10; count += 1) {
        const tab = tabs[count % 2 === 0 ? 0 : 1];
        await tab.send();
        await expect(tab.place.locator('[data-response] dl')).toContainText(`x-api-call-limit${9 - count}/10`);
        await expect(tab.place.locator('[data-status]')).toHaveText('200');
      }
      const [console] = tabs;
      await page.clock.pauseAt(Date.now() + 60_000);
      await console.send();
      await console.expectStatus(429);
      const headers = console.place.locator('[data-response] dl');
      await expect(headers).toBeVisible();
      await expect(headers).toContainText('x-api-call-limit0/10');
      await expect(headers).toContainText('x-api-call-reset');
      await expect(headers).toContainText('retry-after1');
      const timer = console.place.getByRole('timer');
      await expect(console.button('sendAgain')).toBeDisabled();
      await expect(timer).toHaveText(locale === 'ja' ? 'あと1.0秒お待ちください。' : 'Wait 1.0 s.');
      await page.clock.runFor(700);
      await expect(timer).toHaveText(locale === 'ja' ? 'あと0.3秒お待ちください。' : 'Wait 0.3 s.');
      // The response has come into view with the clock.
      const place = await console.button('sendAgain').boundingBox();
      await page.clock.runFor(400);
      await expect(timer).toHaveText('');
      await expect(console.button('sendAgain')).toBeEnabled();
      expect(await console.button('sendAgain').boundingBox()).toEqual(place);
      await console.button('sendAgain').press('Enter');
      await expect(console.button('send')).toBeFocused();
    },
  );
}
