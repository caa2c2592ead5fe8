import { expect, LOCALES, test as base, tryIn } from './portal';
import { CONSOLE_WORDS, TestConsole } from './try-console';

/** A name that is not that of this machine: the browser trusts `localhost` as if it were HTTPS. */
const HOST = 'portal.test';

const test = base.extend({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] }),
  baseURL: async ({}, use) => use(process.env.PORTAL_URL?.replace('127.0.0.1', HOST)),
});

for (const locale of LOCALES) {
  test(
    `over plain HTTP, Try it sends, and says what the browser lacks there (${locale})`,
    tryIn(locale),
    async ({ page, pageErrors, open }) => {
      await open(locale, 'shipment-create');
      expect(
        await page.evaluate(() => ({
          isSecureContext,
          hasIds: 'randomUUID' in crypto,
          hasLocks: 'locks' in navigator,
        })),
      ).toEqual({
        ...{ isSecureContext: false, hasIds: false, hasLocks: false },
      });
      const console = new TestConsole(page, locale);
      await console.open();
      await console.send();
      await console.expectStatus(200);
      await expect(console.place.getByText(CONSOLE_WORDS.noLocks[locale])).toBeVisible();
      // The browser says which of the portal's headers need HTTPS.
      expect(pageErrors.splice(0).filter((error) => !error.includes('Cross-Origin-Opener-Policy'))).toEqual([]);
    },
  );
}
