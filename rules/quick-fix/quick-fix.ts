/** A change to one field of a body, by its dotted path: a value for it, nothing of it, or another name. */
export type FieldChange =
  | { kind: 'set'; field: string; value: unknown }
  | { kind: 'remove'; field: string }
  | { kind: 'rename'; field: string; name: string };

/**
 * The changes that fix an issue. Most issues need one change; `then` holds those that belong to it. `choose` leaves the value to
 * the caller; `none` says that only the caller knows what is right.
 */
export type QuickFix =
  | (FieldChange & { then?: FieldChange[] })
  | { kind: 'choose'; field: string; values: readonly (string | number)[] }
  | { kind: 'none' };
