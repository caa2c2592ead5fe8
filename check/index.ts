/** Whatever someone holds: opened, judged, explained and fixed with the code of the API. */
export type {
  CaughtErrors,
  Changes,
  CheckResult,
  Difference,
  Explanation,
  NearestExample,
  PlacedIssue,
  PlacedProblem,
  TextChange,
  TextToCheck,
} from './check-result';
export { checkOrExplain, explainErrors, type CatalogueEntry, type Explaining } from './explain/explain';
export { findNearest } from './fix/find-nearest';
export { createChecker, type Checker, type CheckerOptions, type Circumstances } from './judge/checker';
export { toAccounts } from './judge/to-accounts';
