// cspell:ignore hayabusa tsubame jvber
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { EXAMPLE_NOW, isTrackingNumber, mergePatch, resolveExampleValue } from '../../contract';
import type { Contract } from '../../contract';
import { createValidators, loadContract } from '../../contract/node';
import japaneseErrors from '../../i18n/ja/reference/errors.json';
import japanesePhrases from '../../i18n/ja/reference/phrases.json';
import japaneseRules from '../../i18n/ja/reference/rules.json';
import { toPageData } from '../../plugins/reference/messages';
import { loadChangelog, toSurface } from '../../changelog';
import { toPageContext } from '../../plugins/reference/remark/page-context';
import { BLOCK_TAGS } from '../../plugins/reference/remark/tags';
import { buildEnglishSentences, buildJapaneseSentences } from '../../sandbox/build-sentences';
import { createTestSandbox } from '../sandbox/test-sandbox';

/** Invented carriers: a file each. */
const FILES = 'tests/fixtures/carriers';
const TYPES = ['tsubame', 'hayabusa'] as const;

const TIMEOUT_MS = 60_000;

let dir = '';
let contract: Contract;
let sandbox: Awaited<ReturnType<typeof createTestSandbox>>;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'new-carrier-'));
  cpSync('contract', dir, { recursive: true });
  for (const type of TYPES) cpSync(join(FILES, `${type}.yaml`), join(dir, 'data/carriers', `${type}.yaml`));
  addExample('tsubame', { carrier: 'tsubame', title: 'Tsubame - parcel' });
  contract = loadContract(dir, { isRecording: true });
  sandbox = await createTestSandbox({
    contract,
    validators: createValidators(contract),
    sentences: {
      en: buildEnglishSentences(contract),
      ja: buildJapaneseSentences(contract, {
        errors: japaneseErrors,
        phrases: japanesePhrases,
        rules: japaneseRules,
      }),
    },
  });
}, TIMEOUT_MS);

afterAll(() => rmSync(dir, { recursive: true }));

/** The one example that a new carrier needs: a shipment. */
function addExample(name: string, entry: object): void {
  const index = join(dir, 'data/examples/index.yaml');
  const examples = parse(readFileSync(index, 'utf8')) as Record<string, object[]>;
  examples['shipment-create']?.push({ name, ...entry });
  writeFileSync(index, stringify(examples));
  writeFileSync(join(dir, 'data/examples/shipment-create', `${name}.request.json`), JSON.stringify(toDomestic({})));
}

function getBody(name: string, change: object): object {
  const path = join('contract/data/examples', `${name}.request.json`);
  return mergePatch(resolveExampleValue(JSON.parse(readFileSync(path, 'utf8')), EXAMPLE_NOW), change) as object;
}

const toDomestic = (setup: object): object =>
  getBody('shipment-create/yuupack', {
    setup: { carrier: 'tsubame', service: 'tsubame_parcel', print_lower_half: null, ...setup },
  });
const toInternational = (change: object): object =>
  getBody(
    'shipment-create/pegasus',
    mergePatch({ setup: { carrier: 'hayabusa', service: 'hayabusa_air' } }, change) as object,
  );

type Shipment = {
  delivery: { tracking_numbers: string[]; label: string; invoice: string | null; carrier_invoice: string | null };
  incoterms: string | null;
};
type Failure = { code: string; details: { rule: string | null; code: string; field: string }[] };

const listDetails = ({ details }: Failure): string[][] => details.map(({ code, field }) => [code, field]);

describe('a carrier that is one file and one example', () => {
  const tsubame = { type: 'tsubame', credentials: { branch: '10342', password: 'secret' } };
  const hayabusa = { type: 'hayabusa', credentials: { account_number: 'H-20931', password: 'secret' } };

  it('is registered with its own credentials, which are validated', async () => {
    const nonsense = await sandbox.send<Failure>('POST /carriers', {
      body: { ...tsubame, credentials: { nonsense: 1 } },
    });
    expect(nonsense.status).toBe(400);
    expect(listDetails(nonsense.body)).toEqual([
      ['REQUIRED', 'credentials.branch'],
      ['REQUIRED', 'credentials.password'],
      ['UNKNOWN_FIELD', 'credentials.nonsense'],
    ]);
    const wrong = await sandbox.send<Failure>('POST /carriers', {
      body: { ...tsubame, credentials: { branch: 'ten', password: 'secret' } },
    });
    expect(listDetails(wrong.body)).toEqual([['FORMAT', 'credentials.branch']]);
    for (const body of [tsubame, hayabusa]) {
      const { status, body: account } = await sandbox.send('POST /carriers', { body });
      expect({ status, type: account.type }).toEqual({ status: 200, type: body.type });
    }
  });

  it(
    'ships within Japan, with a label and a number in its own form that can be tracked',
    async () => {
      const { status, body } = await sandbox.send<Shipment>('POST /shipments', { body: toDomestic({}) });
      expect(status, JSON.stringify(body)).toBe(200);
      const [number = ''] = body.delivery.tracking_numbers;
      const carrier = contract.catalogue.carriers.tsubame;
      expect(carrier && isTrackingNumber(carrier.tracking_number, number)).toBe(true);
      const label = await sandbox.handle(new Request(body.delivery.label));
      expect([label.status, label.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      for (const one of [number, ...Object.values(carrier?.tracking_scenarios ?? {})]) {
        const tracking = await sandbox.send(`GET /tracking/tsubame/${one}`);
        expect(tracking.status).toBe(200);
      }
    },
    TIMEOUT_MS,
  );

  it(
    'ships international parcels, with both invoices, its own package and its own incoterms',
    async () => {
      const body = toInternational({
        parcels: [{ package: 'hayabusa_case', weight: 900 }],
        customs: { duty_paid: false },
      });
      const { status, body: shipment } = await sandbox.send<Shipment>('POST /shipments', { body });
      expect(status, JSON.stringify(shipment)).toBe(200);
      expect(shipment.incoterms).toBe('DDU');
      expect(shipment.delivery.invoice).toMatch(/^JVBER/);
      for (const url of [shipment.delivery.label, shipment.delivery.carrier_invoice ?? '']) {
        expect((await sandbox.handle(new Request(url))).status).toBe(200);
      }
    },
    TIMEOUT_MS,
  );

  it('has prices: negotiated ones by its own regions, and international tariffs', async () => {
    const accounts = await sandbox.send<{ id: string; type: string }[]>('GET /carriers');
    const id = (Array.isArray(accounts.body) ? accounts.body : []).find(({ type }) => type === 'tsubame')?.id;
    const rows = [{ origin: 'West', size: '80', prices: { East: 900, West: 700 } }];
    const upload = await sandbox.send<Failure>(`POST /carriers/${id}/rates`, { body: { rates: rows } });
    expect(upload.status, JSON.stringify(upload.body)).toBe(200);
    const wrong = [{ ...rows[0], origin: 'Kinki' }];
    const { body: refused } = await sandbox.send<Failure>(`POST /carriers/${id}/rates`, { body: { rates: wrong } });
    expect(refused.details.map(({ rule }) => rule)).toEqual(['negotiated-region']);

    const ask = async (body: object) =>
      (await sandbox.send<{ rates: { service: string; price: number }[] }>('POST /rates', { body })).body.rates;
    const domestic = getBody('rates-list/domestic', { setup: { carrier: 'tsubame' } });
    expect(await ask(domestic)).toEqual([expect.objectContaining({ service: 'tsubame_parcel', price: 900 })]);
    const shipment = toInternational({ parcels: [{ package: 'hayabusa_case', weight: 400 }] });
    const international = await ask(mergePatch(shipment, { setup: { service: null } }) as object);
    expect(international).toEqual([expect.objectContaining({ service: 'hayabusa_air' })]);
  });

  it.each([
    ['delivery-time-services', toDomestic({ service: 'tsubame_mail', delivery_time: '19-21' }), 'VALIDATION_ERROR'],
    ['label-position-services', toDomestic({ print_start_location: 2 }), 'VALIDATION_ERROR'],
    [
      'label-position-max',
      toDomestic({ service: 'tsubame_mail', delivery_time: null, print_start_location: 5 }),
      'VALIDATION_ERROR',
    ],
    ['insurance-carriers', toDomestic({ insurance: 3000 }), 'VALIDATION_ERROR'],
    ['delivery-date-past', toDomestic({ delivery_date: '2026-11-20' }), 'TSUBAME_T101'],
    [
      'domestic-route',
      getBody('shipment-create/pegasus', {
        setup: { carrier: 'tsubame', service: 'tsubame_parcel', consignee_tax_id: null },
        customs: { duty_paid: false },
      }),
      'VALIDATION_ERROR',
    ],
    [
      'international-route',
      toInternational({
        to_address: { country: 'JP', province: '東京都', zip: '100-0001' },
        setup: { consignee_tax_id: null },
      }),
      'VALIDATION_ERROR',
    ],
  ])('is judged by the rules: %s', async (rule, body, code) => {
    const { status, body: failure } = await sandbox.send<Failure>('POST /shipments', { body });
    expect(status).toBe(400);
    expect({ code: failure.code, rules: failure.details.map((one) => one.rule) }).toEqual({ code, rules: [rule] });
  });

  it('is in the contract, with its own registration', () => {
    const { schemas } = contract.openapi.components;
    for (const name of ['Tsubame', 'Hayabusa']) {
      expect(schemas.CarrierRegistration?.oneOf).toContainEqual({
        $ref: `#/components/schemas/CarrierRegistration${name}`,
      });
      expect(schemas[`CarrierRegistration${name}`]?.properties?.credentials).toMatchObject({
        $ref: `#/components/schemas/Credentials${name}`,
      });
    }
    expect(schemas.CarrierRegistration?.discriminator?.mapping).toMatchObject({
      tsubame: '#/components/schemas/CarrierRegistrationTsubame',
    });
  });

  it.each(['en', 'ja'] as const)('is on the pages in %s: matrix, lists, credentials, codes and rules', (locale) => {
    const context = toPageContext(
      { ...toPageData(contract), changelog: loadChangelog('.', toSurface(contract)) },
      locale,
    );
    const render = (tag: string, props: Record<string, string> = {}): string =>
      JSON.stringify(BLOCK_TAGS[tag]?.(props, context));
    const name = contract.catalogue.carriers.tsubame?.name[locale] ?? '';
    expect(render('CarrierMatrix')).toContain(name);
    for (const of of ['services', 'regions', 'sizes', 'dates', 'address-lengths', 'print-sizes', 'delivery-times']) {
      expect(render('CatalogueList', { of }), of).toContain(name);
    }
    expect(render('CatalogueList', { of: 'packages' })).toContain('hayabusa_case');
    expect(render('CarrierCodes')).toContain('TSUBAME_T101');
    expect(render('TrackingScenarios')).toContain(name);
    expect(render('Schema', { name: 'CarrierRegistration', id: 'carrier' })).toContain(
      'carrier-credentials-tsubame-branch',
    );
  });
});

describe('a file that is not complete', () => {
  const { CarrierEntry } = (
    parse(readFileSync('contract/data/data-files.schema.yaml', 'utf8')) as {
      components: { schemas: { CarrierEntry: { required: string[] } } };
    }
  ).components.schemas;
  const spoil = (type: string, change: (carrier: Record<string, unknown>) => void): void => {
    const carrier = parse(readFileSync(join(FILES, `${type}.yaml`), 'utf8')) as Record<string, unknown>;
    change(carrier);
    const file = join(dir, 'data/carriers', `${type}.yaml`);
    writeFileSync(file, stringify(carrier));
    try {
      loadContract(dir, { isRecording: true });
    } finally {
      cpSync(join(FILES, `${type}.yaml`), file);
    }
  };

  it('is rejected, and the message names each key that is missing', () => {
    let message = '';
    const empty = (carrier: Record<string, unknown>): void => {
      for (const key of Object.keys(carrier)) Reflect.deleteProperty(carrier, key);
    };
    try {
      spoil('hayabusa', empty);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(
      CarrierEntry.required.filter((key) => !message.includes(`"${key}"`)),
      message,
    ).toEqual([]);
  });

  it.each([
    [
      'the price of an international service',
      'hayabusa',
      { services: { hayabusa_air: { tariff: null } } },
      '"tariff" is missing in services.hayabusa_air',
    ],
    ['how an international carrier prices', 'hayabusa', { pricing: 0 }, 'pricing'],
    ['a prefecture', 'tsubame', { regions: { West: ['Osaka'] } }, '"regions" has no region with Kyoto'],
    ['a size class', 'tsubame', { pack_sizes: [] }, '"pack_sizes" is empty'],
    [
      'the number of a tracking scenario',
      'tsubame',
      { tracking_scenarios: { held: null } },
      '"tracking_scenarios.held" is missing',
    ],
    [
      'a check digit',
      'tsubame',
      { tracking_scenarios: { held: 'TB900000029' } },
      'is no tracking number of the carrier',
    ],
    ['a print size', 'tsubame', { print_sizes: ['PDF_B5'] }, '"print_sizes" names PDF_B5'],
    ['a unique position', 'tsubame', { position: 1 }, 'has the position 1 already'],
  ])('is rejected, and the message names %s', (_, type, change, message) => {
    const merge = (carrier: Record<string, unknown>): void => {
      Object.assign(carrier, mergePatch(carrier, change));
    };
    expect(() => spoil(type, merge)).toThrow(message);
  });
});
