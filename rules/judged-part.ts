import type { Contract, Schema } from '../contract';
import { isRecord } from './reader';
import { findItems, isForbidden, listMembers, listSchemas } from './schemas';

/** Members of an object that the contract does not know; more of them are not looked at. */
const MOST_UNKNOWN = 20;

/**
 * A copy of a body as far as it is judged, so that the work and the answer are bounded whatever is sent. A list that is
 * too long anyhow is cut after the first entry too many; of members that the contract does not know the first are kept
 * in the order of their names. A request is right exactly when its judged part is.
 */
export function toJudgedPart(value: unknown, schema: Schema, contract: Contract): unknown {
  if (Array.isArray(value)) {
    const items = findItems(schema, contract);
    const most = Math.min(...listSchemas(schema, contract).map(({ maxItems = Infinity }) => maxItems));
    const entries: unknown[] = value.slice(0, most + 1);
    return items ? entries.map((entry) => toJudgedPart(entry, items, contract)) : entries;
  }
  if (!isRecord(value)) return value;
  const members = listMembers(schema, contract, value);
  const names = new Set<unknown>(
    listSchemas(schema, contract).flatMap(({ propertyNames: own }) => listNames(own, contract)),
  );
  const [known, unknown] = [Object.keys(value).filter(isKnown), Object.keys(value).filter((name) => !isKnown(name))];
  return Object.fromEntries(
    [...known, ...unknown.sort().slice(0, MOST_UNKNOWN)].map((name) => {
      const described = members.get(name);
      return [name, described ? toJudgedPart(value[name], { allOf: described }, contract) : value[name]];
    }),
  );

  function isKnown(name: string): boolean {
    return members.has(name) || names.has(name) || isForbidden(schema, contract, name);
  }
}

function listNames(schema: Schema | undefined, contract: Contract): unknown[] {
  return schema ? listSchemas(schema, contract).flatMap(({ enum: values = [] }) => values) : [];
}
