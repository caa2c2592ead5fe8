import { listReported, type ErrorCase } from '../../contract';
import type { FieldGroup } from './fields';
import type { PageRule } from './page-rules';

/** The fields of a request by their paths, with their addresses on the page: 'parcels[].weight' → 'request-parcels-weight' */
export type FieldAnchors = Map<string, string>;

/** Lists the fields of a request and those in them. Of fields that depend on the carrier, the first one counts. */
export function toFieldAnchors({ fields }: FieldGroup, parents = ''): FieldAnchors {
  const anchors: FieldAnchors = new Map();
  for (const { id, name, type, group, variants } of fields) {
    const path = parents ? `${parents}.${name}` : name;
    anchors.set(path, id);
    const inner = type.startsWith('array') ? `${path}[]` : path;
    for (const part of [group, ...variants.map((variant) => variant.group)])
      for (const [below, anchor] of toFieldAnchors(part, inner)) if (!anchors.has(below)) anchors.set(below, anchor);
  }
  return anchors;
}

/**
 * The fields that a rule is about: those that its recorded error names and those that its sentence writes as code, as
 * far as the request has them. A rule about an address counts for both, unless its sentence names one.
 */
export function listRuleFields({ statement }: PageRule, errorCase: ErrorCase, anchors: FieldAnchors): string[] {
  const named = [...statement.matchAll(/`([a-z]\w*(?:\.\w+)*)`/g)].map(([, name = '']) => name);
  const paths = new Map([...anchors.keys()].map((path) => [path.replaceAll('[]', ''), path]));
  const reported = listReportedPaths(errorCase).flatMap((path) => findKnown(path, paths) ?? []);
  const around = reported.flatMap((path) => [`${path}.`, path.slice(0, path.lastIndexOf('.') + 1)]);
  const candidates = [
    ...reported,
    ...named.filter((name) => name.includes('.') || anchors.has(name)),
    ...around.flatMap((place) => named.map((name) => place + name)),
  ];
  const isOfOneAddress = named.some((name) => name.startsWith('to_address.'));
  const found = candidates
    .flatMap((path) => (isOfOneAddress ? [path] : [path, path.replace(/^to_address\b/, 'from_address')]))
    .flatMap((path) => paths.get(path) ?? []);
  const order = [...anchors.keys()];
  return [...new Set(found)].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** The field that the recorded error of a rule names first, without brackets: 'parcels.weight'; undefined for a warning. */
export function findReportedField(errorCase: ErrorCase, anchors: FieldAnchors): string | undefined {
  const [first] = listReportedPaths(errorCase);
  return first && findKnown(first, new Map([...anchors.keys()].map((path) => [path.replaceAll('[]', ''), path])));
}

/** Paths of the details of a recorded error, without indexes: 'products.0.price' → 'products.price' */
function listReportedPaths({ responses }: ErrorCase): string[] {
  return listReported(responses.en)
    .map(({ field }) => field.replace(/\.\d+(?=\.|$)/g, ''))
    .filter((path) => path !== '');
}

/** The path itself, or the nearest one around it that the request describes: 'credentials.password' → 'credentials' */
function findKnown(path: string, known: Map<string, string>): string | undefined {
  if (known.has(path)) return path;
  return path.includes('.') ? findKnown(path.slice(0, path.lastIndexOf('.')), known) : undefined;
}
