import { visit } from 'jsonc-parser';
import type { TextProblem } from '../../request-text';

/** Where a text that is read as source code stops being JSON: '{"a": True}' → 'symbol' at True; undefined for JSON. */
export function findJsonProblem(text: string): TextProblem | undefined {
  let problem: TextProblem | undefined;
  visit(
    text,
    { onError: (_, offset, length) => (problem ??= { problem: 'symbol', start: offset, end: offset + length }) },
    { disallowComments: true },
  );
  return problem;
}
