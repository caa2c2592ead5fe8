import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../agreement/page-ids';
import { toAddress } from '../agreement/built-site';
import { CONSOLE_WORDS } from '../e2e/try-console';
import { translateLikeBrowser } from '../e2e/translate-like-browser';
import { WORDS } from '../e2e/words';
import { hasFirefox, startFirefox } from './firefox';
import { startEngineServer, type EngineServer } from './server';
import type { Session } from './session';
import { hasWebKit, startWebKit } from './webkit';

const ENGINES = [
  { engine: 'Firefox', isInstalled: hasFirefox, start: startFirefox, package: 'firefox-esr' },
  { engine: 'WebKit', isInstalled: hasWebKit, start: startWebKit, package: 'webkit2gtk-driver and xvfb' },
];
const POLL = { timeout: 20_000, interval: 100 };

for (const { engine, isInstalled, start, package: name } of ENGINES) {
  if (!isInstalled) console.warn(`${engine} is not installed (Debian: ${name}): its tests are skipped.`);

  describe.skipIf(!isInstalled)(engine, () => {
    let server: EngineServer;
    let tab: Session;
    beforeAll(async () => {
      server = await startEngineServer();
      tab = await start();
    });
    afterAll(async () => {
      await tab.close();
      server.close();
    });
    beforeEach(async () => {
      await tab.setWidth(1280);
      server.pageErrors.splice(0);
    });
    afterEach(() => {
      server.setBroken(false);
      expect(server.pageErrors).toEqual([]);
    });

    const open = async (locale: Locale, id: string): Promise<void> => {
      await tab.visit(server.origin + toAddress(locale, id));
      await poll(() => document.documentElement.dataset.hasHydrated !== 'false', true);
    };
    const poll = async <Value, Args extends unknown[]>(
      work: (...args: Args) => Value | Promise<Value>,
      wanted: Value,
      ...args: Args
    ): Promise<void> => {
      await expect.poll(() => tab.run(work, ...args), POLL).toEqual(wanted);
    };
    const expectHeading = (text: string): Promise<void> =>
      poll(() => document.querySelector('h1')?.textContent.trim() ?? '', text);
    const openTryIt = async (locale: Locale): Promise<void> => {
      await tab.click('[data-examples] [role=tab], [data-examples] button', CONSOLE_WORDS.open[locale]);
      await poll(isVisible, true, '[data-island="try-it"] button', CONSOLE_WORDS.send[locale]);
    };
    const send = async (locale: Locale): Promise<void> => {
      await tab.click('[data-island="try-it"] button', CONSOLE_WORDS.send[locale]);
      await poll(() => document.querySelector('[data-status]')?.textContent ?? '', '200');
    };
    const isVisible = (selector: string, text: string): boolean =>
      [...document.querySelectorAll(selector)].some(
        (element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent.includes(text),
      );

    it('reports what goes wrong in a page to these tests', async () => {
      await open('en', 'auth');
      await tab.run(() => {
        void Promise.reject(new Error('left alone'));
        const script = document.createElement('script');
        script.textContent = 'window.probed = 1';
        document.head.append(script);
      });
      await expect.poll(() => server.pageErrors.join('\n'), POLL).toMatch(/left alone[^]*policy|policy[^]*left alone/);
      server.pageErrors.splice(0);
    });

    describe.each(LOCALES)('in %s', (locale) => {
      it('opens the same page in the other language, with its hash', async () => {
        const other = locale === 'ja' ? 'en' : 'ja';
        await open(locale, 'shipment-create#request-setup-date');
        const href = await tab.run(
          (lang) => document.querySelector<HTMLAnchorElement>(`a[lang|=${lang}]`)?.href ?? '',
          other,
        );
        expect(href).toContain(toAddress(other, 'shipment-create'));
        await open(other, 'shipment-create');
        await poll(() => document.documentElement.lang, other);
      });

      it('searches, walks through the results by keyboard and arrives in view', async () => {
        await open(locale, 'auth');
        await tab.press('Control+k');
        await poll(() => document.activeElement?.getAttribute('role'), 'combobox');
        await tab.type('DHL');
        // The count is announced once the results no longer change.
        await poll(() => document.querySelector('dialog [role=status]')?.textContent !== '', true);
        await poll(() => document.querySelectorAll('[role=option][data-match]').length > 3, true);
        await tab.press('ArrowDown');
        await poll(() => document.querySelectorAll('[role=option][aria-selected=true]').length, 1);
        await tab.press('ArrowDown');
        const href = await tab.run(
          () => document.querySelector<HTMLAnchorElement>('[role=option][aria-selected=true]')?.href ?? '',
        );
        await tab.press('Enter');
        await poll(() => window.location.href, href);
        await poll(() => document.querySelector('dialog[open]') === null, true);
      });

      it.each(['', 'auth', 'shipment-create', 'err-code'])('does not scroll sideways at 320 px: %j', async (id) => {
        await tab.visit(`${server.origin}/frame?path=${encodeURIComponent(toAddress(locale, id))}`);
        await poll(() => {
          const page = document.querySelector('iframe')?.contentDocument;
          const { scrollWidth = 0, clientWidth = 0 } = page?.documentElement ?? {};
          // The scroll bar reduces the width in one of the engines.
          return (
            page?.querySelector('h1') !== null &&
            page?.readyState === 'complete' &&
            clientWidth > 300 &&
            clientWidth <= 320 &&
            scrollWidth === clientWidth
          );
        }, true);
      });
    });

    describe('in one language, where words do not matter,', () => {
      it('leads to another page, and Back leads to the place that was left', async () => {
        await open('ja', 'auth');
        await tab.run(() => window.scrollTo({ top: 300, behavior: 'instant' }));
        await tab.click('aside a, nav.menu a', WORDS.shipmentCreate.ja);
        await expectHeading(WORDS.shipmentCreate.ja);
        await poll(() => document.title.length > 0 && window.scrollY === 0, true);
        await poll(
          (path) => document.querySelector(`.menu a[aria-current=page]`)?.getAttribute('href') === path,
          true,
          toAddress('ja', 'shipment-create'),
        );
        await tab.back();
        await expectHeading(WORDS.auth.ja);
        await poll(() => window.scrollY > 0, true);
      });

      it('shows the not-found page for an unknown path', async () => {
        await open('ja', 'nope');
        await expectHeading(WORDS.notFound.ja);
      });

      it('keeps the color mode that the reader chooses', async () => {
        await open('ja', 'auth');
        const read = (): string | null => document.documentElement.getAttribute('data-theme');
        const before = await tab.run(() => localStorage.getItem('theme'));
        await tab.click('button', 'カラーモード');
        await expect.poll(() => tab.run(() => localStorage.getItem('theme')), POLL).not.toBe(before);
        const chosen = await tab.run(() => localStorage.getItem('theme'));
        await open('ja', 'rate');
        await poll(read, chosen === 'dark' ? 'dark' : 'light');
        await tab.run(() => localStorage.clear());
      });

      it('shows nothing that no longer fits while a word is composed, and leaves Escape to the composition', async () => {
        await open('ja', 'auth');
        await tab.press('Control+k');
        await tab.type('DHL');
        await poll(() => document.querySelectorAll('[role=option][data-match]').length > 3, true);
        await tab.run(() => {
          const box = document.querySelector<HTMLInputElement>('[role=combobox]');
          box?.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
          const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
          value?.set?.call(box, 'DHL zzz');
          box?.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
          const escape = { key: 'Escape', isComposing: true, bubbles: true, cancelable: true };
          box?.dispatchEvent(new KeyboardEvent('keydown', escape));
        });
        await poll(() => document.querySelectorAll('[role=option][data-match]').length, 0);
        expect(await tab.run(() => document.querySelector('dialog[open]') !== null)).toBe(true);
        await tab.run(() =>
          document
            .querySelector('[role=combobox]')
            ?.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })),
        );
        await tab.press('Escape');
        await poll(() => document.querySelector('dialog[open]') === null, true);
      });

      it('shows the target of a hash below the navbar', async () => {
        await open('ja', 'shipment-create#request-setup-date');
        await poll(() => {
          const top = document.getElementById('request-setup-date')?.getBoundingClientRect().top ?? -1;
          const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
          return top >= bar - 1 && top < window.innerHeight;
        }, true);
      });

      it('folds and unfolds a panel', async () => {
        await open('ja', 'shipment-create');
        const count = (): number => document.querySelectorAll('article details[open]').length;
        const before = await tab.run(count);
        await tab.click('article details:not([open]) > summary');
        await expect.poll(() => tab.run(count), POLL).toBeGreaterThan(before);
      });

      it('copies a sample', async () => {
        await open('ja', 'shipment-create');
        await tab.click('article button, aside button', WORDS.copy.ja);
        await poll(isVisible, true, 'button, [role=status]', WORDS.copied.ja);
      });

      it('opens the sidebar of a narrow window', async () => {
        await tab.setWidth(700);
        await open('ja', 'auth');
        await tab.click('button', WORDS.toggleSidebar.ja);
        await poll(isVisible, true, '.navbar-sidebar, dialog[open]', WORDS.shipmentCreate.ja);
      });

      it('offers Retry when a page does not come, and recovers', async () => {
        await open('ja', 'auth');
        server.setBroken(true);
        await tab.click('aside a, nav.menu a', WORDS.shipmentCreate.ja);
        await poll(isVisible, true, '[role=alert]', WORDS.retry.ja);
        server.setBroken(false);
        server.pageErrors.splice(0);
        await tab.click('[role=alert] button', WORDS.retry.ja);
        await expectHeading(WORDS.shipmentCreate.ja);
        server.pageErrors.splice(0);
      });

      it('creates a shipment in the page, draws its label, and lists it on another page', async () => {
        const readResponse = (): string => document.querySelector('[data-response] pre')?.textContent ?? '';
        await open('ja', 'shipment-create');
        await openTryIt('ja');
        await send('ja');
        await poll(() => document.querySelectorAll('[data-label-pages] svg').length, 1);
        const { id } = JSON.parse(await tab.run(readResponse)) as { id: string };
        await open('ja', 'shipments-list');
        await openTryIt('ja');
        await send('ja');
        expect(await tab.run(readResponse)).toContain(id);
      });

      it('finds what is wrong with a pasted request', async () => {
        await open('ja', 'err');
        await tab.run(() => document.querySelector<HTMLElement>('[data-island=counter] textarea')?.click());
        await poll(() => document.activeElement?.matches('[data-island-root] textarea'), true);
        await tab.type('{ "type": "logo" }');
        await poll(() => document.querySelector('a[href$="file-upload#request-file"]') !== null, true);
      });
    });

    it('searches in a page that the browser translates while it changes', async () => {
      await open('en', 'auth');
      await tab.run(translateLikeBrowser);
      await tab.press('Control+k');
      await poll(() => document.activeElement?.getAttribute('role'), 'combobox');
      for (const query of ['yamato', ' limit', ' dhl']) {
        await tab.type(query);
        await poll(() => document.querySelectorAll('[role=option]').length > 0, true);
      }
      await tab.press('Escape');
      await poll(() => document.querySelector('dialog[open]') === null, true);
    });

    it('closes Try it of a narrow window on Back, and not on Escape in the middle of a word', async () => {
      await tab.setWidth(500);
      await open('en', 'address-register');
      await openTryIt('en');
      // Safari ends the composition before it reports the key.
      const isOpen = (): boolean => document.querySelector('[data-island="try-it"] [data-island-root] button') !== null;
      await tab.run(() => {
        const key = new KeyboardEvent('keydown', { key: 'Escape', keyCode: 229, bubbles: true, cancelable: true });
        document.querySelector('[data-island="try-it"] textarea')?.dispatchEvent(key);
      });
      expect(await tab.run(isOpen)).toBe(true);
      const before = await tab.run(() => window.location.pathname);
      await tab.run(() => window.history.back());
      await poll(isVisible, false, '[data-island="try-it"] button', CONSOLE_WORDS.send.en);
      expect(await tab.run(() => window.location.pathname)).toBe(before);
    });

    describe('when the data of the sandbox is deleted, the browser', () => {
      beforeAll(async () => {
        await tab.close();
        tab = await start();
      });

      it('sends again', async () => {
        await open('en', 'address-register');
        await openTryIt('en');
        await send('en');
        await deleteDatabase();
        await send('en');
        await poll(countCalls, 1);
      });

      // In WebKit, a worker that ends in the middle of a transaction can leave the database locked (WebKit bug 324094).
      if (engine === 'Firefox') {
        it('can delete it with a page behind Back, which sends again', async () => {
          await open('en', 'address-register');
          await openTryIt('en');
          await send('en');
          await open('en', 'addresses-list');
          await openTryIt('en');
          await send('en');
          await deleteDatabase();
          await send('en');
          await poll(countCalls, 1);
          await tab.run(() => window.history.back());
          await poll(() => window.location.pathname.endsWith('address-register'), true);
          // A page that Firefox did not keep loads again, with Try it closed.
          const wasKept = await tab.run(isVisible, '[data-island="try-it"] button', CONSOLE_WORDS.send.en);
          if (!wasKept) await openTryIt('en');
          await send('en');
          await poll(countCalls, 2);
        });
      }

      const deleteDatabase = (): Promise<unknown> =>
        tab.run(
          () =>
            new Promise((resolve, reject) => {
              const request = indexedDB.deleteDatabase('sandbox');
              request.onsuccess = resolve;
              request.onerror = reject;
              request.onblocked = reject;
            }),
        );
      const countCalls = (): Promise<number> =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open('sandbox');
          opening.onerror = reject;
          opening.onsuccess = () => {
            const counting = opening.result.transaction('calls').objectStore('calls').count();
            counting.onerror = reject;
            counting.onsuccess = () => resolve(counting.result);
            opening.result.close();
          };
        });
    });
  });
}
