/** Whatever someone has: opened, judged, explained and fixed with the code of the API. */
export type {
  CaughtErrors,
  Changes,
  CheckResult,
  Difference,
  Explanation,
  JudgedIssue,
  NearestExample,
  PlacedIssue,
  PlacedProblem,
  TextChange,
  TextToCheck,
} from './check-result';
export { explainErrors, type CatalogueEntry } from './explain/explain';
export { findNearest } from './fix/find-nearest';
export { fixRow } from './fix/fix-row';
export { createChecker, type Checker } from './judge/checker';
export { describeIssue, judgeBody, type CheckerOptions, type Circumstances } from './judge/judge-body';
export { judgeRow, type RowIssues } from './judge/judge-row';
export { decodeText } from './open/decode-text';
export { open, toCheckResult, type Held, type Opened, type OpenedPart, type Opening } from './open/open';
