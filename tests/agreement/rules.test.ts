import { describe, expect, it } from 'vitest';
import { listErrorCases, listReported } from '../../contract';
import { loadContract } from '../../contract/node';
import { DETAIL_CODES, RULES, type Rule } from '../../rules';
import { readAnchors, readPage, toText } from './built-site';
import { LOCALES } from './page-ids';

type RecordedError = {
  debug_id: string;
  code: string;
  message: string;
  description: string;
  link: string;
  details: { rule: string | null; code: string; message: string }[];
};

const contract = loadContract('contract');
const rules: readonly Rule[] = RULES;
const recorded = LOCALES.flatMap((locale) =>
  contract.errorCases.map(({ name, responses }) => ({ locale, name, response: responses[locale] as RecordedError })),
).filter(({ response }) => 'debug_id' in response);

describe('rules and pages agree', () => {
  it.each(LOCALES)('each rule is on the pages of its operations in %s, with its message', (locale) => {
    for (const { id, operations } of rules) {
      for (const page of operations) {
        const entry = readAnchors(readPage(locale, page)).get(`rule-${id}`);
        const text = entry ? toText(entry) : `The page ${page} does not show the rule ${id}.`;
        const errorCase = listErrorCases(page, contract).find(({ rule }) => rule === id);
        const response = errorCase?.responses[locale] as RecordedError & {
          delivery?: { warnings: { rule: string | null; message: string }[] };
          warnings?: { rule: string | null; message: string }[];
        };
        const warnings = response.delivery?.warnings ?? response.warnings ?? [];
        const said = [...warnings, ...listReported(response)].filter(({ rule }) => rule === id);
        expect.soft(said.length, `${id} reports nothing.`).toBeGreaterThan(0);
        for (const { message } of said) expect.soft(text, `${page}#rule-${id}`).toContain(message);
      }
    }
  });

  it('no page shows a rule that its operation does not check', () => {
    for (const { id } of contract.operations) {
      const shown = [...readAnchors(readPage('en', id)).keys()].filter((anchor) => anchor.startsWith('rule-'));
      const checked = rules.filter(({ operations }) => operations.includes(id)).map((rule) => `rule-${rule.id}`);
      expect(shown.sort(), id).toEqual(checked.sort());
    }
  });

  it('details know the codes of the catalogue and no others', () => {
    expect([...DETAIL_CODES].sort()).toEqual(Object.keys(contract.errors.details).sort());
  });
});

describe('recorded errors', () => {
  it('have all five parts, and their links lead to a place on a page', () => {
    for (const { locale, name, response } of recorded) {
      const { debug_id, code, message, description, details } = response;
      for (const part of [debug_id, code, message, description]) expect.soft(part, name).toMatch(/./);
      expect.soft(details, name).toBeInstanceOf(Array);
      const url = new URL(response.link);
      expect.soft(url.origin, name).toBe(new URL(contract.operator.site_url).origin);
      const [, page = ''] = /^(?:\/en)?\/([a-z-]+)$/.exec(url.pathname) ?? [];
      expect.soft(url.pathname.startsWith('/en/'), `${name}: ${response.link}`).toBe(locale === 'en');
      const anchors = readAnchors(readPage(locale, page));
      expect.soft(anchors.has(url.hash.slice(1)), `${name}: ${response.link} leads nowhere.`).toBe(true);
    }
  });

  it('differ by language in words alone', () => {
    for (const { name, response } of recorded.filter(({ locale }) => locale === 'en')) {
      const japanese = contract.errorCases.find((errorCase) => errorCase.name === name)?.responses.ja as RecordedError;
      expect.soft(withoutWords(japanese), name).toEqual(withoutWords(response));
    }
  });

  it('there is one for every rule', () => {
    const broken = contract.errorCases.map((errorCase) => errorCase.rule);
    expect(rules.map(({ id }) => id).filter((id) => !broken.includes(id))).toEqual([]);
  });
});

function withoutWords(error: RecordedError): unknown {
  const details = error.details.map((detail) => ({ ...detail, message: '' }));
  return { ...error, message: '', description: '', link: '', details };
}
