import { listUnusualCharacters } from './japanese-characters';

/** Latin letters and the symbols that are used with them: what the fonts of international documents have. */
const LATIN =
  /[\u0020-\u007e\u00a0-\u024f\u1e00-\u1eff\u2010-\u2027\u2030\u2032\u2033\u2039\u203a\u20ac\u2116\u2122\s]/u;

/** Letters, digits and marks of another script, and the full-width forms of Latin ones. */
const FOREIGN =
  /[^\p{Script_Extensions=Latin}\p{Script_Extensions=Common}\p{Script_Extensions=Inherited}]|[\uff00-\uffef]/u;

/** More would help nobody: the first show which words to replace. */
const CHARACTERS_MAX = 10;

/**
 * The characters of a printed text that a document in a script may not show, each once: `letters` of other scripts, and
 * `symbols`. On Japanese labels, all are symbols. 'Müller 東京 ★', 'latin' → { letters: ['東', '京'], symbols: ['★'] }
 */
export function listUnprintable(text: string, script: 'japanese' | 'latin'): { letters: string[]; symbols: string[] } {
  if (script === 'japanese') return { letters: [], symbols: listUnusualCharacters(text).slice(0, CHARACTERS_MAX) };
  const unprintable = [...new Set(text)].filter((character) => !LATIN.test(character));
  return {
    letters: unprintable.filter((character) => FOREIGN.test(character)).slice(0, CHARACTERS_MAX),
    symbols: unprintable.filter((character) => !FOREIGN.test(character)).slice(0, CHARACTERS_MAX),
  };
}
