/**
 * Reads members of a JSON value of which nothing is known. A member of another type counts as absent: the schema says so
 * in its own words, and rules go on with the rest.
 */
export type Reader = {
  /** The value as it came. */
  value: unknown;
  /** Whether the member is there and not null. */
  has: (name: string) => boolean;
  /** Whether there is nothing, null or an empty text: a value of a wrong type is there. */
  isMissing: (name: string) => boolean;
  /** A text that is not empty once trimmed. */
  text: (name: string) => string | undefined;
  number: (name: string) => number | undefined;
  /** True only for `true`. */
  flag: (name: string) => boolean;
  object: (name: string) => Reader;
  /** Entries of a list; of anything else, none. */
  list: (name: string) => Reader[];
  names: () => string[];
};

export function toReader(value: unknown): Reader {
  const members = isRecord(value) ? value : {};
  const get = (name: string): unknown => (Object.hasOwn(members, name) ? members[name] : undefined);
  return {
    value,
    has: (name) => get(name) !== undefined && get(name) !== null,
    isMissing(name) {
      const member = get(name);
      return member === undefined || member === null || (typeof member === 'string' && member.trim() === '');
    },
    text(name) {
      const member = get(name);
      return typeof member === 'string' && member.trim() !== '' ? member : undefined;
    },
    number(name) {
      const member = get(name);
      return typeof member === 'number' && Number.isFinite(member) ? member : undefined;
    },
    flag: (name) => get(name) === true,
    object: (name) => toReader(get(name)),
    list(name) {
      const member = get(name);
      return Array.isArray(member) ? member.map(toReader) : [];
    },
    names: () => Object.keys(members),
  };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
