/** What the value of each option has to be. */
export type Checks<Name extends string = string> = Record<Name, (value: unknown) => boolean>;

/** The sentences about an option that isn't there, and about a value that can't be used. */
export type Sentences = {
  unknown: (name: string, names: string) => string;
  wrong: (name: string, value: string) => string;
  toError?: (message: string) => Error;
};

export const isFunction = (value: unknown): boolean => typeof value === 'function';
export const isBoolean = (value: unknown): boolean => typeof value === 'boolean';
export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
export const isIntegerFrom =
  (least: number): ((value: unknown) => boolean) =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= least;
export const isOneOf =
  (values: readonly unknown[]): ((value: unknown) => boolean) =>
  (value) =>
    values.includes(value);

/**
 * Checks what a function of the package was given in its options. JavaScript passes slips and wrong types, and an option that is
 * ignored is noticed only where it matters.
 *
 * @throws TypeError, or what `toError` makes, with the name, the value and what to specify
 */
export function assertOptions(
  given: unknown,
  checks: Checks,
  { unknown, wrong, toError = (message) => new TypeError(message) }: Sentences,
): void {
  if (given === undefined) return;
  // What was given instead can be a token.
  if (typeof given !== 'object' || given === null) throw toError(wrong('options', typeof given));
  for (const [name, value] of Object.entries(given)) {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
    if (!check) throw toError(unknown(name, Object.keys(checks).join(', ')));
    if (value !== undefined && !check(value)) throw toError(wrong(name, show(value)));
  }
}

/** The sentences of a function that speaks English only, with what to specify for each option. */
export function inEnglish<Name extends string>(call: string, advice: Record<Name, string>): Sentences {
  const specify: Record<string, string> = {
    options: `Specify ${Object.keys(advice).join(', ')} in an object.`,
    ...advice,
  };
  return {
    unknown: (name, names) => `${call} has no option “${name}”. Supported: ${names}.`,
    wrong: (name, value) => `${call}: ${name} is ${value}. ${specify[name] ?? ''}`,
  };
}

const SHOWN_MAX = 100;

/** A value in a message: 'x' → '"x"'. The beginning of a long one is enough to recognize it. */
export function show(value: unknown): string {
  const text = toText(value);
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text;
}

function toText(value: unknown): string {
  if (typeof value === 'function' || value === undefined) return typeof value;
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    // A circular object.
    return Object.prototype.toString.call(value);
  }
}
