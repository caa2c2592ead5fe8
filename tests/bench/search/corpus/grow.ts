import type { Section } from '../../../../search';
import { createRandom, type Random } from '../../../agreement/search/random';

const SECTIONS_ON_A_PAGE = 25;
/** Of the words of a sentence, one in so many becomes another word of the corpus. */
const CHANGED = 6;
const WORD = /[A-Za-z_]{3,}|[ァ-ヺー]{3,}|[一-龯]{2,}/g;

/**
 * A corpus of another size, grown from a real one: pages of sections whose sentences come from all over the portal, in
 * another order and with words exchanged, so that neither a section nor many a sentence stands there twice. The real
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
        page: `grown-${page}`,
        pageTitle,
        level,
        title: place === 0 ? pageTitle : changeWords(random.pick(pools.titles), pools, random),
        anchor: place === 0 ? '' : `section-${place}`,
        ...writeText(model, pools, random),
      });
    }
  }
  return grown;
}

type Pools = { titles: string[]; sentences: string[]; samples: string[]; words: Map<string, string[]> };

function createPools(sections: Section[]): Pools {
  const prose = sections.map(({ text, code }) => text.slice(0, text.length - code));
  const words = new Map<string, string[]>();
  for (const [word] of sections.flatMap(({ title, text }) => [...`${title} ${text}`.matchAll(WORD)])) {
    const script = toScript(word);
    const known = words.get(script);
    if (known) known.push(word);
    else words.set(script, [word]);
  }
  return {
    titles: sections.map(({ title }) => title),
    sentences: prose.flatMap((text) => text.split(/(?<=[。.!?]) ?/)).filter((sentence) => sentence.length > 3),
    samples: sections.flatMap(({ text, code }) => (code > 0 ? [text.slice(text.length - code)] : [])),
    words,
  };
}

/** As long as the model, prose and code alike. */
function writeText({ text, code }: Section, pools: Pools, random: Random): Pick<Section, 'text' | 'code'> {
  let prose = '';
  while (prose.length < text.length - code) prose += `${changeWords(random.pick(pools.sentences), pools, random)} `;
  let sample = '';
  while (sample.length < code) {
    const piece = random.pick(pools.samples);
    const start = random.below(piece.length);
    sample += changeWords(piece.slice(start, start + 40 + random.below(200)), pools, random);
  }
  return { text: `${prose.trim()} ${sample.trim()}`.trim(), code: sample.trim().length };
}

function changeWords(text: string, pools: Pools, random: Random): string {
  return text.replace(WORD, (word) =>
    random.below(CHANGED) > 0 ? word : random.pick(pools.words.get(toScript(word)) ?? [word]),
  );
}

function toScript(word: string): string {
  return /^[A-Za-z_]/.test(word) ? 'latin' : /^[ァ-ヺー]/.test(word) ? 'katakana' : 'kanji';
}
