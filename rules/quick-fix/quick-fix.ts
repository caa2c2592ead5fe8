/** A change to one field of a body, by its dotted path: a value for it, nothing of it, or another name. */
export type FieldChange =
  | { kind: 'set'; field: string; value: unknown }
  | { kind: 'remove'; field: string }
  | { kind: 'rename'; field: string; name: string };

/**
 * The changes that fix an issue. Most issues need one change; `then` contains the changes that belong to it. With `choose`,
 * the caller selects a value; with `none`, only the caller knows the right value.
 */
export type QuickFix =
  | (FieldChange & { then?: FieldChange[] })
  | { kind: 'choose'; field: string; values: readonly (string | number)[] }
  | { kind: 'none' };
