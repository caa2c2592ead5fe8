import type { Section } from '../../../../search';
import { createRandom, type Random } from '../../../agreement/search/random';

const SECTIONS_ON_A_PAGE = 25;
/** One in this many words of a sentence becomes another word of the corpus. */
const CHANGED = 6;
const WORD = /[A-Za-z_]{3,}|[ァ-ヺー]{3,}|[一-龯]{2,}/g;

/**
 * A corpus of another size, grown from a real one: pages of sections whose sentences come from all over the portal, in
 * another order and with words exchanged, so that neither a section nor many a sentence is there twice. The real
 * sections come first. Equal sizes give equal corpora.
 */
export function growCorpus(sections: Section[], size: number): Section[] {
  const random = createRandom(size);
  const pools = createPools(sections);
  const grown = [...sections];
  for (let page = 0; grown.length < size; page += 1) {
    const pageTitle = changeWords(random.pick(pools.titles), pools, random);
    const count = Math.min(SECTIONS_ON_A_PAGE, size - grown.length);
    for (let place = 0; place < count; place += 1) {
      const model = random.pick(sections);
      const level = place === 0 ? 1 : Math.max(model.level, 2);
      grown.push({
        kind: place === 0 ? 'page' : model.kind,
        page: `grown-${page}`,
        pageTitle,
        level,
        title: place === 0 ? pageTitle : changeWords(random.pick(pools.titles), pools, random),
        anchor: place === 0 ? '' : `section-${place}`,
        otherTitle: '',
        call: '',
        text: writeText(model, pools, random),
        code: '',
      });
    }
  }
  return grown;
}

type Pools = { titles: string[]; sentences: string[]; words: Map<string, string[]> };

function createPools(sections: Section[]): Pools {
  const words = new Map<string, string[]>();
  for (const [word] of sections.flatMap(({ title, text }) => [...`${title} ${text}`.matchAll(WORD)])) {
    const script = toScript(word);
    const known = words.get(script);
    if (known) known.push(word);
    else words.set(script, [word]);
  }
  return {
    titles: sections.map(({ title }) => title),
    sentences: sections.flatMap(({ text }) => text.split(/(?<=[。.!?]) ?/)).filter((sentence) => sentence.length > 3),
    words,
  };
}

/** As long as the model. */
function writeText({ text }: Section, pools: Pools, random: Random): string {
  let prose = '';
  while (prose.length < text.length) prose += `${changeWords(random.pick(pools.sentences), pools, random)} `;
  return prose.trim();
}

function changeWords(text: string, pools: Pools, random: Random): string {
  return text.replace(WORD, (word) =>
    random.below(CHANGED) > 0 ? word : random.pick(pools.words.get(toScript(word)) ?? [word]),
  );
}

function toScript(word: string): string {
  return /^[A-Za-z_]/.test(word) ? 'latin' : /^[ァ-ヺー]/.test(word) ? 'katakana' : 'kanji';
}
