import type { Contract } from './contract';
import { fillFacts } from './facts';
import { listOperations } from './list-operations';

/** Puts the numbers into the sentences of a contract, written as the language writes them. */
export function fillContractFacts(contract: Contract, locale: 'en' | 'ja'): Contract {
  const { name, tagline } = contract.operator;
  const operator = { 'operator.name': name[locale], 'operator.tagline': tagline[locale] };
  const facts = {
    ...contract.facts,
    ...Object.fromEntries(Object.entries(operator).map(([key, value]) => [key, { value, source: 'operator.yaml' }])),
  };
  const openapi = fillFacts(contract.openapi, facts, locale);
  return {
    ...contract,
    facts,
    openapi,
    operations: listOperations(openapi),
    errors: fillFacts(contract.errors, facts, locale),
    scenarios: fillFacts(contract.scenarios, facts, locale),
  };
}
