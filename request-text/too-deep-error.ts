/** A request of the API has four levels of nesting; source code around it has a few more. */
export const DEEPEST = 100;

/** Thrown by the parsers, which are recursive, at the first bracket that is nested more than DEEPEST levels deep. */
export class TooDeepError extends Error {}

/** Thrown for JSON with more values than any request has. */
export class TooLongError extends TooDeepError {}

/** The most entries and signs that are looked at in one text. A long request needs about a tenth of it. */
const STEPS_MAX = 250_000;

/** Characters that are passed over in the time of one step. */
export const STEP_CHARACTERS = 10;

/**
 * Counts the steps in which a text is parsed: brackets that are not closed are tried from each place, which would last
 * minutes.
 */
export class Effort {
  #steps = 0;

  get isSpent(): boolean {
    return this.#steps > STEPS_MAX;
  }

  /** @throws TooDeepError once there are too many steps */
  spend(steps: number): void {
    this.#steps += steps;
    if (this.#steps > STEPS_MAX) throw new TooDeepError();
  }
}
