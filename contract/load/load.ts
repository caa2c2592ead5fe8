import { join } from 'node:path';
import { assertKnownKeywords } from './assert-known-keywords';
import { bundle } from './bundle';
import type { CarrierCode, Catalogue, Contract } from '../contract';
import { collectFacts } from '../facts';
import { fillValues } from '../fill-values';
import { finishContract } from '../finish-contract';
import { listOperations } from './list-operations';
import { listResponses } from '../views/list-responses';
import type { OpenApiDocument } from '../openapi-document';
import { addCatalogueNames } from './add-catalogue-names';
import { readCarriers } from './read-carriers';
import { dataReader } from './read-data';
import { readExamples } from './read-examples';
import { readErrorCases } from './read-error-cases';

/** With `isRecording`, recorded responses are null, and references to them are not resolved. `carriers` omits all others. */
export type LoadOptions = { isRecording?: boolean; carriers?: readonly string[] };

/**
 * Reads the contract from its folder, checks it and returns it whole: one OpenAPI document with local references, the
 * catalog of carriers, the error catalog, the named numbers and the examples. Sentences are English, names in
 * braces in them are left for `fillFacts`.
 *
 * @throws on anything that it does not understand, with file and place.
 */
export function loadContractSource(dir: string, options: LoadOptions = {}): Contract {
  const data = join(dir, 'data');
  const read = dataReader(data);
  const operator = read('../operator.yaml', 'Operator');
  const names = read('names.yaml', 'CodeNames');
  const postcodes = read('postcodes.yaml', 'Postcodes');
  const { limits } = read('limits.yaml', 'Limits');
  const { phrases } = read('phrases.yaml', 'Phrases');
  const { scenarios } = read('scenarios.yaml', 'Scenarios');
  const trackingScenarios = read('tracking-scenarios.yaml', 'TrackingScenarios');
  const { prefectures } = read('prefectures.yaml', 'Prefectures');
  const catalogue = readCarriers(data, read, {
    catalogue: read('catalogue.yaml', 'Catalogue'),
    scenarios: Object.keys(trackingScenarios.scenarios),
    prefectures,
    only: options.carriers,
  });
  const errors = { ...read('errors.yaml', 'Errors'), carrier_codes: listCarrierCodes(catalogue) };
  const document = bundle(data, catalogue);
  assertKnownKeywords(document);
  const openapi = document as OpenApiDocument;
  fillValues({ openapi, catalogue, errors, locale: 'en' });
  const operations = listOperations(openapi);
  const facts = collectFacts({
    openapi,
    limits,
    trees: {
      tracking_scenarios: trackingScenarios,
      carriers: catalogue.carriers,
      european_union: catalogue.european_union,
      operator: { ...operator, api_host: new URL(operator.api_url).host },
    },
  });
  const index = read('examples/index.yaml', 'ExampleIndex');
  const examples = readExamples({ dir: join(data, 'examples'), index, operations, ...options });
  const cases = readErrorCases({
    dir: join(data, 'examples'),
    index: read('examples/error-cases.yaml', 'ErrorCases'),
    operations,
    examples,
    ...options,
  });
  return {
    operator,
    openapi,
    operations,
    responses: listResponses(openapi, operations),
    catalogue,
    prefectures,
    postcodes,
    names: addCatalogueNames(names, { catalogue, prefectures }),
    errors,
    phrases,
    scenarios,
    trackingScenarios,
    limits,
    facts,
    examples,
    ...cases,
  };
}

/** The contract in English, ready to use: see `finishContract`. */
export function loadContract(dir: string, options: LoadOptions = {}): Contract {
  return finishContract(loadContractSource(dir, options), 'en');
}

/** 'ES003001' in yamato.yaml → YAMATO_ES003001 */
function listCarrierCodes({ carriers }: Catalogue): Record<string, CarrierCode> {
  return Object.fromEntries(
    Object.entries(carriers).flatMap(([carrier, { rejections }]) =>
      Object.entries(rejections).map(([code, { field, meaning, cause, fix }]) => [
        `${carrier.toUpperCase()}_${code}`,
        { carrier, field, meaning, cause, fix },
      ]),
    ),
  );
}
