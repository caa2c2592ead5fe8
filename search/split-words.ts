import { normalize } from './normalize';

/** Katakana, other Japanese, and everything else. */
const RUN = /[ァ-ヺー]{2,}|(?:(?![ァ-ヺー]{2})[\u3040-\u30ff\u3400-\u9fff々])+|[^\u3040-\u30ff\u3400-\u9fff々]+/gu;

/** The words of a query or a name, cut at spaces and signs and between scripts: 'POST /ラベルの番号' → post, ラベル, の番号 */
export function splitWords(text: string): string[] {
  return normalize(text)
    .replace(/\be-(?=[a-z])/g, 'e')
    .replace(/(?<=\d),(?=\d{3})|(?<=\d) (?=(?:k?g|[cm]?m|in|lb|[km]b)\b)/g, '')
    .split(/[^\p{L}\p{N}\p{M}ー々]+/u)
    .flatMap((chunk) => chunk.match(RUN) ?? [])
    .filter(Boolean);
}
