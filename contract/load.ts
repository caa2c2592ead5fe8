import { join } from 'node:path';
import { assertUnderstood } from './assert-understood';
import { bundle } from './bundle';
import type { Contract } from './contract';
import { collectFacts } from './facts';
import { fillContractFacts } from './fill-contract-facts';
import { fillValues } from './fill-values';
import { listOperations } from './list-operations';
import type { OpenApiDocument } from './openapi-document';
import { dataReader } from './read-data';
import { readExamples } from './read-examples';
import { readFaults } from './read-faults';

/** `isRecording` leaves out what is recorded: answers are null, references to them stay as they are written. */
type LoadOptions = { isRecording?: boolean };

/**
 * Reads the contract from its folder, checks it and returns it whole: one OpenAPI document with local references, the
 * catalogue of carriers, the error catalogue, the named numbers and the examples. Sentences are English, names in
 * braces in them are left for `fillFacts`.
 *
 * @throws on anything that it does not understand, with file and place.
 */
export function loadContractSource(dir: string, options: LoadOptions = {}): Contract {
  const read = dataReader(dir);
  const operator = read('operator.yaml', 'Operator');
  const catalogue = read('carriers.yaml', 'Carriers');
  const errors = read('errors.yaml', 'Errors');
  const { limits } = read('limits.yaml', 'Limits');
  const { phrases } = read('phrases.yaml', 'Phrases');
  const { scenarios } = read('scenarios.yaml', 'Scenarios');
  const walks = read('journeys.yaml', 'Journeys');
  const { prefectures } = read('prefectures.yaml', 'Prefectures');
  const document = bundle(dir);
  assertUnderstood(document);
  const openapi = document as OpenApiDocument;
  fillValues({ openapi, catalogue, errors, locale: 'en' });
  const operations = listOperations(openapi);
  const facts = collectFacts({
    openapi,
    limits,
    trees: { walks, carriers: catalogue.carriers, operator: { ...operator, api_host: new URL(operator.api_url).host } },
  });
  const index = read('examples/index.yaml', 'ExampleIndex');
  const examples = readExamples({ dir: join(dir, 'examples'), index, operations, ...options });
  const faults = readFaults({ dir: join(dir, 'examples'), index: read('examples/faults.yaml', 'Faults'), ...options });
  return {
    operator,
    openapi,
    operations,
    catalogue,
    prefectures,
    errors,
    phrases,
    scenarios,
    walks,
    limits,
    facts,
    examples,
    faults,
  };
}

/** The contract in English, ready to use: as `loadContractSource`, with every number in its sentence. */
export function loadContract(dir: string, options: LoadOptions = {}): Contract {
  return fillContractFacts(loadContractSource(dir, options), 'en');
}
