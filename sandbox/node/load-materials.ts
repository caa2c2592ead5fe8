import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fillContractFacts, type Contract, type Validators } from '../../contract';
import { createValidators, loadCachedSource, loadContract } from '../../contract/node';
import japaneseErrors from '../../i18n/ja/reference/errors.json';
import japanesePhrases from '../../i18n/ja/reference/phrases.json';
import japaneseRules from '../../i18n/ja/reference/rules.json';
import { buildEnglishSentences, buildJapaneseSentences, type JapaneseFiles } from '../build-sentences';
import type { Environment } from '../environment';
import { loadFonts } from './load-fonts';
import { ROOT } from './location';

/** What a sandbox is made of besides its store, its clocks and its settings. */
export type Materials = Pick<Environment, 'contract' | 'sentences' | 'loadFonts' | 'sha256'> & {
  validators: Validators;
};

/** Typed, so that a rule without its Japanese does not compile. */
const JAPANESE: JapaneseFiles = { errors: japaneseErrors, phrases: japanesePhrases, rules: japaneseRules };

/** Reads the contract and the sentences of both languages. Fonts are read when the first PDF needs them. */
export function loadMaterials(options: { isRecording?: boolean } = {}): Materials {
  return toMaterials(loadContract(join(ROOT, 'contract'), options));
}

/** The same, in a fraction of the time where nothing has changed since it was last read. */
export function loadMaterialsFast(): Materials {
  return toMaterials(fillContractFacts(loadCachedSource(join(ROOT, 'contract')), 'en'));
}

function toMaterials(contract: Contract): Materials {
  return {
    contract,
    validators: createValidators(contract),
    sentences: { en: buildEnglishSentences(contract), ja: buildJapaneseSentences(contract, JAPANESE) },
    loadFonts,
    sha256: (text) => createHash('sha256').update(text).digest(),
  };
}
