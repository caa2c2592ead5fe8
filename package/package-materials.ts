import data from '@package/sandbox-data.json';
import findBodyValidator from '@package/body-validators.js';
import findParameterValidator from '@package/parameter-validators.js';
import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { toValidators } from '../contract';
import { buildEnglishSentences, buildJapaneseSentences } from '../sandbox';
import type { Materials } from '../sandbox/node';

let loaded: Materials | undefined;

/** The parts of a sandbox, read from the files of the package. */
export function loadPackageMaterials(): Materials {
  return (loaded ??= load());
}

function load(): Materials {
  const { contract, japanese } = data;
  const { body, parameters } = toValidators((name) => findBodyValidator(name) ?? findParameterValidator(name));
  return {
    contract,
    // Responses are compared with the contract in the tests of the portal.
    validators: { body, parameters },
    sentences: { en: buildEnglishSentences(contract), ja: buildJapaneseSentences(contract, japanese) },
    renderers: {
      renderLabel: async (label) => (await loadRenderers()).renderLabel(label),
      renderInvoice: async (invoice) => (await loadRenderers()).renderInvoice(invoice),
      listLabelCuts: async (label) => (await loadRenderers()).listLabelCuts(label),
      listInvoiceCuts: async (invoice) => (await loadRenderers()).listInvoiceCuts(invoice),
      canDrawImage: async (content) => (await loadRenderers()).canDrawImage(content),
    },
    sha256: (text) => createHash('sha256').update(text).digest(),
  };
}

let renderers: Promise<Materials['renderers']> | undefined;

/** The PDF library is loaded with the first document, and a slice of a font with the first character that needs it. */
function loadRenderers(): Promise<Materials['renderers']> {
  return (renderers ??= import('../sandbox/documents/pdf').then(({ createPdfRenderers, createSliceReader }) =>
    createPdfRenderers(createSliceReader(readSlice)),
  ));
}

/** The positions of the compressed slices in the file that has all of them. */
type Positions = Record<string, [start: number, end: number]>;

async function readSlice(name: string): Promise<Uint8Array> {
  const [start, end] = (await loadPositions())[name] ?? [0, 0];
  const file = await open(join(import.meta.dirname, 'glyphs.bin'));
  try {
    return inflateRawSync((await file.read(new Uint8Array(end - start), 0, end - start, start)).buffer);
  } finally {
    await file.close();
  }
}

let positions: Promise<Positions> | undefined;

function loadPositions(): Promise<Positions> {
  return (positions ??= readFile(join(import.meta.dirname, 'glyphs.json'), 'utf8').then(
    (text) => JSON.parse(text) as Positions,
  ));
}
