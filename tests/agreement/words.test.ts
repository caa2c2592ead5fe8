import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { listBuiltPages, readPage, select, selectAll, toText } from './built-site';
import type { Locale } from './page-ids';

/** A habit of the language and the number of times that the built pages may contain it, all of them together. */
type Habit = { habit: string; pattern: RegExp; max: number };

const HABITS: Record<Locale, Habit[]> = {
  en: [
    { habit: 'answer, for response', pattern: /\banswer\w*/gi, max: 25 },
    { habit: 'take, for support or require', pattern: /\btakes?\b/gi, max: 25 },
    { habit: 'hold, for contain', pattern: /\bholds?\b/gi, max: 10 },
    { habit: 'stand, for is', pattern: /\bstands?\b/gi, max: 5 },
    { habit: 'fault, for error', pattern: /\bfaults?\b/gi, max: 10 },
    { habit: 'abroad, for international', pattern: /\babroad\b|\bacross (a|the|any)? ?borders?\b/gi, max: 6 },
    { habit: 'a range that ends where it begins', pattern: /\b(\d[\d.,]*) to \1\b(?![.,]\d)/g, max: 0 },
  ],
  ja: [
    { habit: 'アドレス（URLの意味）', pattern: /(?<!メール)アドレス/g, max: 3 },
    { habit: '要りません・どれも・本物', pattern: /要りません|どれも|本物/g, max: 2 },
    { habit: '〜のは…だけです', pattern: /のは[^。]*だけです/g, max: 12 },
    { habit: '返ります・返します', pattern: /返ります|返します/g, max: 30 },
    { habit: '拒否', pattern: /拒否/g, max: 20 },
    { habit: 'あなた', pattern: /あなた/g, max: 0 },
    { habit: '11種類の運送会社', pattern: /11種類の運送会社/g, max: 0 },
    { habit: '日本語に訳されていない英文', pattern: /[a-z][\w'’-]*(?:,? [a-z][\w'’-]*){3,}/gi, max: 0 },
    { habit: '始点と終点が同じ範囲', pattern: /(?<![\d.,])(\d[\d.,]*)〜\1(?![\d.,])/g, max: 0 },
  ],
};

/** A habit of a whole element, such as the description of a field. */
type Wording = { habit: string; selector: string; pattern: RegExp; max: number };

const DESCRIPTION = '[data-field] > [data-field-head] ~ p';

const WORDINGS: Record<Locale, Wording[]> = {
  en: [
    {
      habit: 'describe a field by a question word',
      selector: DESCRIPTION,
      pattern: /^(What|Where|How|Which)\b/,
      max: 12,
    },
  ],
  ja: [
    { habit: 'describe a field by a noun and です', selector: DESCRIPTION, pattern: /^[^。、]{1,20}です。$/, max: 20 },
    { habit: 'end a bold lead with a full stop', selector: 'strong', pattern: /。$/, max: 5 },
  ],
};

describe.each(['en', 'ja'] as const)('the words of the pages in %s', (locale) => {
  const pages = ['', ...listBuiltPages(locale).filter((id) => id !== 'index')].map((id) => ({
    id,
    main: getMain(readPage(locale, id)),
  }));

  it('contain each habit at most as often as it may occur', () => {
    const prose = pages.map(({ id, main }) => ({ id, text: toProse(main) }));
    for (const { habit, pattern, max } of HABITS[locale]) {
      const found = prose.flatMap(({ id, text }) => listMatches(text, pattern).map((words) => `${id}: ${words}`));
      const problem = `“${habit}”: write what CONTRIBUTING.md says under Words and Translate.\n${found.join('\n')}`;
      expect.soft(found.length, problem).toBeLessThanOrEqual(max);
    }
  });

  it('have each habit of an element at most as often as it may occur', () => {
    for (const { habit, selector, pattern, max } of WORDINGS[locale]) {
      const found = pages.flatMap(({ id, main }) =>
        selectAll(selector, main)
          .map((element) => toText(element))
          .filter((text) => pattern.test(text))
          .map((text) => `${id}: ${text}`),
      );
      expect.soft(found.length, `Elements that ${habit}:\n${found.join('\n')}`).toBeLessThanOrEqual(max);
    }
  });
});

function getMain(page: Root): Element {
  const main = select('main', page);
  if (!main) throw new Error('The page has no main.');
  return main;
}

/** The text of a page without code, pictures and scripts. The page itself stays as it is. */
function toProse(main: Element): string {
  const copy = structuredClone(main);
  visit(copy, 'element', ({ tagName }, index, parent) => {
    if (!parent || index === undefined || !['code', 'pre', 'svg', 'script', 'style'].includes(tagName)) return;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return toText(copy);
}

/** Each match with the words around it: "…a title and a separate description…". */
function listMatches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(({ index }) => text.slice(Math.max(0, index - 40), index + 40));
}
