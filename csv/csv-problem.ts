/** Why a file isn't read, or a cell not written. */
export const CSV_PROBLEM_KINDS = [
  'empty',
  'too-large',
  'too-many-rows',
  'too-many-columns',
  'cell-too-long',
  'binary',
  'workbook',
  'mixed-encodings',
  'other-encoding',
  'open-quote',
  'not-in-encoding',
] as const;

type CsvProblemKind = (typeof CSV_PROBLEM_KINDS)[number];

/**
 * A file that isn't read, or a value that the encoding of the file doesn't have. `line` is where, `value` what, `limit` how
 * much is read, and `encoding` that of the file.
 */
export class CsvProblem extends Error {
  constructor(
    readonly kind: CsvProblemKind,
    readonly at: { line?: number; value?: string; limit?: number; encoding?: string } = {},
  ) {
    super([kind, at.line, at.value, at.limit].filter((part) => part !== undefined).join(' '));
  }
}
