import { listReported, viewBody, type Contract, type ErrorCase } from '../../contract';
import type { FieldGroup } from './fields';
import type { PageRule } from './page-rules';
import { listRuleFields, toFieldAnchors } from './rule-fields';

/**
 * The fields of a request that a rule can require, by their paths: 'setup.date'. The recorded errors of the rules name
 * them, so the field of a new rule is among them by itself.
 */
export function listConditionalFields(
  operation: string,
  { contract, rules, group }: { contract: Contract; rules: PageRule[]; group: FieldGroup },
): Set<string> {
  const anchors = toFieldAnchors(group);
  return new Set(
    rules
      .filter(({ operations }) => operations.includes(operation))
      .flatMap((rule) =>
        contract.errorCases
          .filter((errorCase) => errorCase.rule === rule.id)
          .flatMap((errorCase) => {
            const required = listRequired(errorCase);
            return listRuleFields(rule, errorCase, anchors).filter((path) => required.has(toReported(path)));
          }),
      ),
  );
}

/** Marks the fields that a rule can require. `parents` is the way to the object. */
export function markConditional({ fields, choices }: FieldGroup, paths: ReadonlySet<string>, parents = ''): FieldGroup {
  return {
    choices,
    fields: fields.map((field) => {
      const path = parents ? `${parents}.${field.name}` : field.name;
      const inner = field.type.startsWith('array') ? `${path}[]` : path;
      return {
        ...field,
        need: field.need === 'optional' && paths.has(path) ? 'conditional' : field.need,
        group: markConditional(field.group, paths, inner),
      };
    }),
  };
}

/** Where the request of an operation contains a component, or one that joins it: 'Setup' → ['setup'], 'Parcel' → ['parcels[]'] */
export function listPlaces(name: string, operation: string, contract: Contract): string[] {
  return [...(viewBody(contract, operation)?.fields ?? [])].flatMap(([field, view]) =>
    joins(view.items?.name ?? view.name, name, contract) ? [view.items ? `${field}[]` : field] : [],
  );
}

function joins(component: string | undefined, name: string, contract: Contract): boolean {
  if (component === undefined || component === name) return component === name;
  const parts = contract.openapi.components.schemas[component]?.allOf ?? [];
  return parts.some(({ $ref }) => joins($ref?.slice($ref.lastIndexOf('/') + 1), name, contract));
}

/** The fields that a recorded error reports as missing: 'products.price', and each of several of which one is required. */
function listRequired({ rule, responses }: ErrorCase): Set<string> {
  return new Set(
    listReported(responses.en)
      .filter((detail) => detail.rule === rule)
      .flatMap(({ code, field, value }) => {
        if (code === 'REQUIRED') return [field];
        return code === 'ONE_OF_REQUIRED' ? (value as string[][]).flat().map((name) => `${field}.${name}`) : [];
      })
      .map((field) => toReported(field.replace(/\.\d+(?=\.|$)/g, ''))),
  );
}

/** A path as recorded errors are compared: without brackets, and of one of the addresses. */
function toReported(path: string): string {
  return path.replaceAll('[]', '').replace(/^from_address\b/, 'to_address');
}
