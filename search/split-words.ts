// cspell:ignore currenc bdgmnprt ings
import { toLiteral } from './literal';
import { remember } from './remember';

const CJK_RUN = /[\u3040-\u30ff\u3400-\u9fff々]+|[^\u3040-\u30ff\u3400-\u9fff々]+/gu;
/** Kana that join words without being part of them, where they stand between words in kanji or katakana. */
const JOINT =
  /を|(?<=[ァ-ヺー\u3400-\u9fff々])(?:からの|への|での|との|する|した|から|まで|より|[のはがにでともやへな])(?=[おごァ-ヺ\u3400-\u9fff々])/;

/**
 * The words of a query or a name: cut at spaces and signs, between scripts, and in Japanese at particles.
 * '送り状を取り消したい' → 送り状, 取り消したい; 'POST /shipments' → post, shipments; '500エラー' → 500, エラー
 */
export function splitWords(text: string): string[] {
  return toLiteral(text)
    .replace(/\be-(?=[a-z])/g, 'e')
    .split(/[^\p{L}\p{N}\p{M}ー々]+/u)
    .flatMap((chunk) => chunk.match(CJK_RUN) ?? [])
    .flatMap((run) => run.split(JOINT))
    .filter(Boolean);
}

/** Small words that a section need not hold. */
const SMALL_WORDS = new Set(
  'a an and are at be by can do does for from how i in is it my of on or our so the then to we what when where which who why with you your'.split(
    ' ',
  ),
);

/** Leaves out words that say nothing by themselves, unless there are no others: 'how to void' → void, 'how i' → how */
export function dropSmallWords(words: string[]): string[] {
  const longer = words.filter((word) => !/^[a-z]$/.test(word));
  const kept = longer.filter((word) => !SMALL_WORDS.has(word));
  return [kept, longer].find(({ length }) => length > 0) ?? words;
}

/** Stems of late: a keystroke asks for those of the same few words hundreds of times. */
const stems = new Map<string, string>();
const MEMORY = 500;

/** The part of an English word that its forms share: shipments → shipment, currencies → currenc, dropped → drop */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const cut = cutEnding(word);
  remember(stems, word, cut, MEMORY);
  return cut;
}

function cutEnding(word: string): string {
  for (const [ending, rest] of ENDINGS) {
    if (word.length >= rest + 1 && ending.test(word)) {
      const cut = word.replace(ending, '');
      if (cut.length >= rest) return cut.replace(/([bdgmnprt])\1$/, '$1');
    }
  }
  return word;
}

/** Endings with the letters that must be left, the first that fits. */
const ENDINGS: [ending: RegExp, rest: number][] = [
  [/(?<=[a-z])ies$/, 4],
  [/(?<=ss)es$/, 4],
  [/(?<=[a-z])e?ly$/, 4],
  [/(?<=[a-z])(?:ions?|ings?)$/, 4],
  [/(?<=[a-z])ed$/, 4],
  [/(?<=[a-z])(?<!s)es$/, 4],
  [/(?<=[a-z])(?<!s)s$/, 3],
  [/(?<=[a-z])[ey]$/, 4],
];
