import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toCredentialsName, viewComponent } from '../../contract';
import { loadContract } from '../../contract/node';
import { findHeadlessChromium } from '../../tools/chromium/find';
import { serveViewers, type Viewer } from './serve-viewers';

const contract = loadContract('contract');
const carriers = Object.keys(contract.catalogue.carriers).map((type) => ({
  type,
  fields: [...viewComponent(contract, toCredentialsName(type)).fields.keys()],
}));

let browser: Browser;
let viewers: Awaited<ReturnType<typeof serveViewers>>;
beforeAll(async () => {
  viewers = await serveViewers();
  browser = await chromium.launch({ executablePath: findHeadlessChromium() });
});
afterAll(async () => {
  await browser.close();
  viewers.close();
});

type Shown = { hash: string; read: (page: Page, type: string) => Promise<string> };

/** Where each viewer shows how to register a carrier, and how a reader gets at the credentials of one of them. */
const VIEWERS: Record<Viewer, Shown> = {
  scalar: {
    hash: '#tag/carriers/POST/carriers',
    async read(page, type) {
      const choice = page.getByRole('button', { name: 'One of' }).first();
      await choice.click();
      await page.getByRole('option', { name: `${type} ·` }).click();
      await expect.poll(() => choice.innerText()).toContain(`${type} ·`);
      const body = page.locator('.composition-panel', { has: choice }).first();
      const closed = body.getByRole('button', { name: /^credentials/, expanded: false });
      if ((await closed.count()) > 0) await closed.click();
      return body.innerText();
    },
  },
  redoc: {
    hash: '#operation/registerCarrier',
    async read(page, type) {
      const body = page
        .locator('[id="operation/registerCarrier"]')
        .locator('table', { hasText: 'credentials' })
        .first();
      await body.locator('select').selectOption(type);
      await body.getByRole('button', { name: 'expand credentials' }).click();
      return body.innerText();
    },
  },
  'swagger-ui': {
    hash: '#/carriers/registerCarrier',
    async read(page, type) {
      const tab = page.getByRole('tab', { name: 'Schema' }).first();
      if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
      const body = page.locator('article[data-json-schema-level="0"]').first();
      const name = toRegistrationName(type);
      if (!(await body.innerText()).includes(name)) {
        await body.getByRole('button', { name: 'Expand all' }).first().click();
        await expect.poll(() => body.innerText()).toContain(name);
      }
      const [, text = ''] = (await body.innerText()).split(name);
      return text.split('CarrierRegistration')[0] ?? '';
    },
  },
};

/** 'dhl' → 'CarrierRegistrationDhl' */
function toRegistrationName(type: string): string {
  return toCredentialsName(type).replace('Credentials', 'CarrierRegistration');
}

describe.each(Object.keys(VIEWERS) as Viewer[])('%s', (viewer) => {
  it('loads the document and shows the credentials of each carrier', async () => {
    const { hash, read } = VIEWERS[viewer];
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${viewers.origin}/${viewer}${hash}`);
    for (const { type, fields } of carriers) {
      const text = await read(page, type);
      expect(
        fields.filter((field) => !text.includes(field)),
        `${type}: ${text}`,
      ).toEqual([]);
    }
    expect(errors).toEqual([]);
    await page.close();
  });
});
