import { describe, expect, it } from 'vitest';
import { listReported } from '../../contract';
import { loadContract } from '../../contract/node';
import { DETAIL_CODES, RULES, type Rule } from '../../rules';
import { getArticle, readPage, select, selectAll, toText } from './built-site';
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
const rows = LOCALES.flatMap((locale) =>
  rules.flatMap((rule) => rule.operations.map((page) => ({ locale, rule, page, id: rule.id }))),
);
const recorded = LOCALES.flatMap((locale) =>
  contract.errorCases.map(({ name, responses }) => ({ locale, name, response: responses[locale] as RecordedError })),
).filter(({ response }) => 'debug_id' in response);

describe('rules and pages agree', () => {
  it.each(rows)('$id is on the page $page in $locale, with its message', ({ locale, rule, page }) => {
    const entry = select(`#rule-${rule.id}`, getArticle(readPage(locale, page)));
    expect(entry, `The page ${page} does not show the rule ${rule.id}.`).toBeTruthy();
    const errorCases = contract.errorCases.filter((errorCase) => errorCase.rule === rule.id);
    const errorCase = errorCases.find(({ operation }) => operation === page) ?? errorCases[0];
    const response = errorCase?.responses[locale] as RecordedError & {
      delivery?: { warnings: { message: string }[] };
    };
    const said = response.delivery?.warnings ?? listReported(response);
    const text = entry ? toText(entry) : '';
    for (const { message } of said) expect(text).toContain(message);
  });

  it('no page shows a rule that its operation does not check', () => {
    for (const { id } of contract.operations) {
      const shown = selectAll('[id^="rule-"]', readPage('en', id)).map(({ properties }) => String(properties.id));
      const checked = rules.filter(({ operations }) => operations.includes(id)).map((rule) => `rule-${rule.id}`);
      expect(shown.sort(), id).toEqual(checked.sort());
    }
  });

  it('details know the codes of the catalogue and no others', () => {
    expect([...DETAIL_CODES].sort()).toEqual(Object.keys(contract.errors.details).sort());
  });
});

describe('recorded errors', () => {
  it.each(recorded)(
    '$name in $locale has all five parts, and its link leads to a place on a page',
    ({ locale, response }) => {
      const { debug_id, code, message, description, details } = response;
      for (const part of [debug_id, code, message, description]) expect(part).toMatch(/./);
      expect(details).toBeInstanceOf(Array);
      const url = new URL(response.link);
      expect(url.origin).toBe(new URL(contract.operator.site_url).origin);
      const [, page = ''] = /^(?:\/en)?\/([a-z-]+)$/.exec(url.pathname) ?? [];
      expect(url.pathname.startsWith('/en/')).toBe(locale === 'en');
      const target = select(`[id="${url.hash.slice(1)}"]`, readPage(locale, page));
      expect(target, `${response.link} leads nowhere.`).toBeTruthy();
    },
  );

  it.each(recorded.filter(({ locale }) => locale === 'en'))(
    '$name differs by language in words alone',
    ({ name, response }) => {
      const japanese = contract.errorCases.find((errorCase) => errorCase.name === name)?.responses.ja as RecordedError;
      expect(withoutWords(japanese)).toEqual(withoutWords(response));
    },
  );

  it('there is one for every rule', () => {
    const broken = contract.errorCases.map((errorCase) => errorCase.rule);
    expect(rules.map(({ id }) => id).filter((id) => !broken.includes(id))).toEqual([]);
  });
});

function withoutWords(error: RecordedError): unknown {
  const details = error.details.map((detail) => ({ ...detail, message: '' }));
  return { ...error, message: '', description: '', link: '', details };
}
