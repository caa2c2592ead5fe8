import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_NOW, mergePatch, resolveExampleValue } from '../../contract';
import { loadRuntimeData } from '../../sandbox/node';
import { findLostCall } from '../../check/explain/find-lost-call';
import { findResponse } from '../../check/judge/find-response';
import { createChecker, explainErrors, open, type CatalogueEntry, type Explanation } from '../../check';
import { BUILD, readAnchors, readPage } from './built-site';
import { LOCALES } from './page-ids';

type Recorded = { code?: string; details?: { rule: string | null; message: string }[] };

const catalogue = JSON.parse(readFileSync(join(BUILD, 'errors.json'), 'utf8')) as CatalogueEntry[];
const { contract, sentences, validators } = loadRuntimeData();
const carriers = Object.keys(contract.catalogue.carriers);

describe.each(LOCALES)('the explanation of an error, in %s', (locale) => {
  const known = new Map<string, ReadonlyMap<string, unknown>>();
  const getAnchors = (page: string): ReadonlyMap<string, unknown> => {
    const anchors = known.get(page) ?? readAnchors(readPage(locale, page));
    known.set(page, anchors);
    return anchors;
  };

  it('is found for every error of the catalogue, in each form in which a reader has it', () => {
    const missed: string[] = [];
    for (const entry of catalogue) {
      const { code, detail, rule, status, message } = entry;
      const field = 'setup.x';
      const details = detail === null ? [] : [{ code: detail, field, rule, message: message[locale] }];
      const body = { debug_id: 'err_1', code, message: message[locale], details };
      const json = JSON.stringify(body);
      const forms = {
        body: json,
        response: `HTTP/1.1 ${status} Failed\r\n\r\n${JSON.stringify(body, null, 2)}`,
        'line of a log': `2026-11-24 ERROR ${JSON.stringify({ response: json })}`,
        message: message[locale],
        'message in a log': `failed after 3 attempts: ${message[locale]} (worker 7)`,
        name: rule ?? detail ?? code,
      };
      for (const [form, text] of Object.entries(forms)) {
        const caught = explainErrors(text, { catalogue, carriers, locale });
        if (!caught?.explanations.some((one) => isAbout(one, entry)))
          missed.push(`${form} of ${code} ${detail} ${rule}`);
      }
    }
    expect(missed).toEqual([]);
  });

  it('is found for every recorded message, whatever its values, and leads to a heading that is there', () => {
    const missed: string[] = [];
    for (const { name, responses } of contract.errorCases) {
      const { code, details = [] } = responses[locale] as Recorded;
      for (const { rule, message } of details) {
        const { explanations = [] } = explainErrors(message, { catalogue, carriers, locale }) ?? {};
        const isFound = explanations.some((one) => (rule === null ? one.code === code : one.rule === rule));
        if (!isFound) missed.push(`${name}: ${message}`);
      }
      const whole = explainErrors(JSON.stringify(responses[locale]), { catalogue, carriers, locale });
      if (!whole && code !== undefined) missed.push(`the response of ${name}`);
      for (const { link, cause } of whole?.explanations ?? []) {
        const [page = '', hash = ''] = link.split('#');
        if (!getAnchors(page).has(hash)) missed.push(`${name}: ${link} leads nowhere`);
        if (/[ぁ-んァ-ヶ]/.test(cause) !== (locale === 'ja')) missed.push(`${name}: ${cause}`);
      }
    }
    expect(missed).toEqual([]);
  });

  it('leads to a heading that is there, for each recorded warning, response and call without one', () => {
    const responses = [
      ...contract.errorCases.map((one) => one.responses[locale]),
      ...contract.examples.map((one) => one.response),
    ];
    const links = responses.flatMap((response) => {
      const found = findResponse(response, contract);
      return found ? [`${found.operations[0]}#response`, ...found.warnings.map(({ link }) => link)] : [];
    });
    const lost = ['ECONNREFUSED', 'ECONNRESET', 'curl: (28)'].map((text) => findLostCall(text)?.explanation.link ?? '');
    const missed = [...new Set([...links, ...lost])].filter((link) => {
      const [page = '', hash = ''] = link.split('#');
      return !getAnchors(page).has(hash);
    });
    expect(missed).toEqual([]);
    expect(new Set(links).size).toBeGreaterThan(20);
  });
});

it.each(['SAGAWA_E1-0043', '2026-11-24 ERROR code=DHL_410138 status=400'])(
  'is that of a rejected shipment for a code of a carrier that is not listed: %s',
  (text) => {
    const { explanations = [] } = explainErrors(text, { catalogue, carriers, locale: 'en' }) ?? {};
    expect(explanations).toMatchObject([{ code: /\w+_\S+/.exec(text)?.[0], link: 'err-code#shipment-failed' }]);
    expect(explainErrors('ORDER_1043 sagawa_e1 SAGAWA_KEY', { catalogue, carriers, locale: 'en' })).toBeUndefined();
  },
);

function isAbout({ code, detail, rule }: Explanation, entry: CatalogueEntry): boolean {
  return code === entry.code && detail === entry.detail && rule === entry.rule;
}

it('finds the request beside an error, for every recorded one, with the issue that the error is about', async () => {
  const checker = createChecker({
    contract,
    validateBody: validators.body,
    sentences: sentences.en,
    locale: 'en',
  });
  const explaining = { checker, loadCatalogue: () => catalogue, locale: 'en' as const };
  const missed: string[] = [];
  let count = 0;
  for (const { name, rule, operation, example, change, responses, at, accounts } of contract.errorCases) {
    const { request } = contract.examples.find((one) => one.operation === operation && one.name === example) ?? {};
    const now = at ?? EXAMPLE_NOW;
    const issues = (text: string) =>
      checker.check({ text, operation, accounts: 'all' }, { now, ignoreHours: false, accounts: 'all' }).issues;
    const body = JSON.stringify(resolveExampleValue(mergePatch(request, change), now), null, 2);
    const isError = (responses.en as Recorded).code !== undefined;
    // An error that depends on the account or on other data is no issue of the request alone.
    if (!isError || request === undefined || accounts !== 'usual' || !issues(body).some((issue) => issue.rule === rule))
      continue;
    count += 1;
    for (const text of [`${body}\n\n${JSON.stringify(responses.en)}`, toHar(body, JSON.stringify(responses.en))]) {
      const opened = await open(
        { content: text, operation, accounts: 'all' },
        { now, ignoreHours: false, accounts: 'all' },
        explaining,
      );
      const caught = 'caught' in opened ? opened.caught : undefined;
      if (!caught?.explanations.some((one) => one.rule === rule)) missed.push(`${name}: ${JSON.stringify(caught)}`);
      if (!issues(caught?.rest ?? '').some((issue) => issue.rule === rule)) missed.push(`${name}: ${caught?.rest}`);
    }
  }
  expect(missed).toEqual([]);
  expect(count).toBeGreaterThan(60);
});

function toHar(request: string, response: string): string {
  const call = {
    request: { method: 'POST', url: 'https://api.shipping.example/v1/shipments', postData: { text: request } },
    response: { status: 400, content: { mimeType: 'application/json', text: response } },
  };
  return JSON.stringify({ log: { version: '1.2', entries: [call] } });
}
