/**
 * Reads fields of an unknown JSON value. A field of a wrong type counts as absent: the schema reports it, and rules
 * continue with the rest.
 */
export type Reader = {
  /** The value as it came. */
  value: unknown;
  /** Whether the field is present and not null. */
  has(name: string): boolean;
  /** Whether there is nothing, null or an empty text: a value of a wrong type is there. */
  isMissing(name: string): boolean;
  /** A text that is not empty once trimmed. */
  text(name: string): string | undefined;
  number(name: string): number | undefined;
  /** True only for `true`. */
  flag(name: string): boolean;
  /** Whether the field is present, not null, and not a Boolean. */
  isInvalidBoolean(name: string): boolean;
  object(name: string): Reader;
  /** Entries of a list; of anything else, none. */
  list(name: string): Reader[];
  names(): string[];
  /** All fields of an object; of anything else, none. */
  fields(): Record<string, unknown>;
};

export function toReader(value: unknown): Reader {
  return new JsonReader(value);
}

/** A class, since many are made for each request and one with its own functions would take longer. */
class JsonReader implements Reader {
  readonly #fields: Record<string, unknown>;

  constructor(readonly value: unknown) {
    this.#fields = isRecord(value) ? value : {};
  }

  has(name: string): boolean {
    return (this.#get(name) ?? null) !== null;
  }

  isMissing(name: string): boolean {
    const value = this.#get(name) ?? null;
    return value === null || (typeof value === 'string' && value.trim() === '');
  }

  text(name: string): string | undefined {
    const value = this.#get(name);
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
  }

  number(name: string): number | undefined {
    const value = this.#get(name);
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  }

  flag(name: string): boolean {
    return this.#get(name) === true;
  }

  isInvalidBoolean(name: string): boolean {
    return this.has(name) && typeof this.#get(name) !== 'boolean';
  }

  object(name: string): Reader {
    return toReader(this.#get(name));
  }

  list(name: string): Reader[] {
    const value = this.#get(name);
    return Array.isArray(value) ? value.map(toReader) : [];
  }

  names(): string[] {
    return Object.keys(this.#fields);
  }

  fields(): Record<string, unknown> {
    return this.#fields;
  }

  #get(name: string): unknown {
    return Object.hasOwn(this.#fields, name) ? this.#fields[name] : undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
