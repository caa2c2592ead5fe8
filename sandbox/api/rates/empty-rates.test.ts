import { describe, expect, it } from 'vitest';
import type { Language } from '../../../contract';
import { contract, createTestSandbox, getExampleBody } from '../../../tests/sandbox/test-sandbox';

type Rates = { rates: unknown[]; errors: unknown[]; warnings: { field: string; rule: string; message: string }[] };

const { carriers } = contract.catalogue;
const ROUTES = [
  ['domestic', 'domestic'],
  ['international', 'international'],
] as const;

async function listRates(route: string, carrier: string | undefined, language: Language, change = {}): Promise<Rates> {
  const { send } = await createTestSandbox();
  if (carrier) await send('POST /carriers', { body: getExampleBody(`carrier-register/${carrier}`) });
  const headers = { 'accept-language': language };
  const { status, body } = await send<Rates>('POST /rates', {
    headers,
    body: getExampleBody(`rates-list/${route}`, change),
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

/** The carriers whose names are in a message, by their types. */
async function listNamed(message: string, language: Language): Promise<string[]> {
  const { environment } = await createTestSandbox();
  const names = environment.sentences[language].carriers;
  return Object.keys(carriers).filter((type) => message.includes(names[type] ?? type));
}

describe.each(['en', 'ja'] as const)('empty rates say why, in %s:', (language) => {
  describe.each(ROUTES)('on the %s route', (route, scope) => {
    const serving = Object.keys(carriers).filter((type) => carriers[type]?.scope === scope);
    const others = Object.keys(carriers).filter((type) => carriers[type]?.scope !== scope);

    it('there is no carrier account, and these carriers serve the route', async () => {
      const { rates, errors, warnings } = await listRates(route, undefined, language);
      expect([rates, errors]).toEqual([[], []]);
      expect(warnings).toMatchObject([{ rule: 'rates-no-account', field: 'to_address.country' }]);
      expect(await listNamed(warnings[0]?.message ?? '', language)).toEqual(serving);
    });

    it.each(others)('the account of %s does not serve it, and these carriers do', async (carrier) => {
      const { rates, errors, warnings } = await listRates(route, carrier, language);
      expect([rates, errors]).toEqual([[], []]);
      expect(warnings).toMatchObject([{ rule: 'rates-other-route', field: 'to_address.country' }]);
      expect(await listNamed(warnings[0]?.message ?? '', language)).toEqual(serving);
    });

    it.each(serving)('the account of %s serves it, so there are rates or an error', async (carrier) => {
      const { rates, errors, warnings } = await listRates(route, carrier, language);
      expect(rates.length + errors.length).toBeGreaterThan(0);
      expect(warnings.filter(({ rule }) => rule.startsWith('rates-no') || rule === 'rates-other-route')).toEqual([]);
    });
  });
});
