/** Shipments in CSV files of other tools: their columns, their requests, and the file with what was changed. */
export { CSV_PROBLEM_KINDS, CsvProblem } from './csv-problem';
export { describeFileIssue, type Say } from './describe';
export { ENCODING_NAMES } from './encoding';
export type { Column, CsvSource, Words } from './csv-source';
export { FILE_ISSUE_KINDS, type FileIssue } from './file-issues';
export { openCsv, type CellPlace, type CsvFile, type CsvOptions, type CsvRow } from './open-csv';
export { SOURCES } from './sources';
export { readCommon } from './to-body';
