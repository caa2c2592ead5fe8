import { withRegistrations } from './carrier-registrations';
import type { Contract, Fact } from './contract';
import { fillFacts } from './facts';
import type { Language } from './language';
import { listOperations } from './load/list-operations';
import type { OpenApiDocument } from './openapi-document';

/**
 * The contract, ready to use, from one whose sentences are in a language: with every number in its sentence, written as
 * the language writes it, and with the registration schema of each carrier.
 */
export function finishContract(contract: Contract, locale: Language): Contract {
  const facts = withOperator(contract, locale);
  const openapi = withRegistrations(fillFacts(contract.openapi, facts, locale), contract.catalogue);
  describeErrors(openapi, locale);
  return {
    ...contract,
    facts,
    openapi,
    operations: listOperations(openapi),
    errors: fillFacts(contract.errors, facts, locale),
    scenarios: fillFacts(contract.scenarios, facts, locale),
  };
}

/** An error response is described by what causes each of its errors. */
function describeErrors({ components }: OpenApiDocument, locale: Language): void {
  for (const response of Object.values(components.responses)) {
    const { 'x-errors': errors } = response;
    if (errors) response.description = Object.values(errors).join(locale === 'en' ? ' ' : '');
  }
}

/** The error catalog with every number in its sentence. */
export function fillErrorFacts(contract: Contract, locale: Language): Contract['errors'] {
  return fillFacts(contract.errors, withOperator(contract, locale), locale);
}

function withOperator({ operator: { name, tagline }, facts }: Contract, locale: Language): Record<string, Fact> {
  const names = { 'operator.name': name[locale], 'operator.tagline': tagline[locale] };
  return {
    ...facts,
    ...Object.fromEntries(Object.entries(names).map(([key, value]) => [key, { value, source: 'operator.yaml' }])),
  };
}
