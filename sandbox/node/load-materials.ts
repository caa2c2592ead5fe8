import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { finishContract, type Contract } from '../../contract';
import { createValidators, loadCachedSource, loadContract } from '../../contract/node';
import japaneseErrors from '../../i18n/ja/reference/errors.json';
import japanesePhrases from '../../i18n/ja/reference/phrases.json';
import japaneseRules from '../../i18n/ja/reference/rules.json';
import { buildEnglishSentences, buildJapaneseSentences, type JapaneseFiles } from '../build-sentences';
import type { Environment, Renderers } from '../environment';
import { ROOT } from './location';

/** The parts of a sandbox besides its store, its clocks and its settings. */
export type Materials = Pick<Environment, 'contract' | 'sentences' | 'renderers' | 'sha256' | 'validators'>;

/** Typed, so that a rule without its Japanese does not compile. */
const JAPANESE: JapaneseFiles = { errors: japaneseErrors, phrases: japanesePhrases, rules: japaneseRules };

/** Loads the PDF library, which takes longer than all the rest, when the first document is rendered. */
const RENDERERS: Renderers = {
  renderLabel: async (data) => (await loadRenderers()).renderLabel(data),
  renderInvoice: async (data) => (await loadRenderers()).renderInvoice(data),
  listLabelCuts: async (data) => (await loadRenderers()).listLabelCuts(data),
  listInvoiceCuts: async (data) => (await loadRenderers()).listInvoiceCuts(data),
  canDrawImage: async (content) => (await loadRenderers()).canDrawImage(content),
};

let renderers: Promise<Renderers> | undefined;

function loadRenderers(): Promise<Renderers> {
  renderers ??= Promise.all([
    import('../documents/pdf/create-renderers'),
    import('../documents/fonts/load-glyphs'),
  ]).then(([{ createPdfRenderers }, { loadGlyphs }]) => createPdfRenderers(loadGlyphs));
  renderers.catch(() => (renderers = undefined));
  return renderers;
}

/** Reads the contract and the sentences of both languages. The PDF library is loaded for the first PDF, and fonts when one needs them. */
export function loadMaterials(options: { isRecording?: boolean } = {}): Materials {
  return toMaterials(loadContract(join(ROOT, 'contract'), options));
}

/** The same, in a fraction of the time where nothing has changed since it was last read. */
export function loadRuntimeData(): Materials {
  return toMaterials(finishContract(loadCachedSource(join(ROOT, 'contract')), 'en'));
}

function toMaterials(contract: Contract): Materials {
  return {
    contract,
    validators: createValidators(contract),
    sentences: { en: buildEnglishSentences(contract), ja: buildJapaneseSentences(contract, JAPANESE) },
    renderers: RENDERERS,
    sha256: (text) => createHash('sha256').update(text).digest(),
  };
}
