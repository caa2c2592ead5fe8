import { translate } from '@docusaurus/Translate';
import type { CsvIssue, CsvResult, CsvView } from '../../workers/check/messages';

/** Reading 10,000 rows, 3,000 done; nothing is known of a file that isn't open yet. */
export function renderProgress(view: CsvView | undefined): string {
  return view
    ? translate(
        {
          id: 'csv.progress',
          message: 'Reading {total} rows, {done} done',
          description: 'While a CSV file is being checked',
        },
        { done: view.rows.length, total: view.total },
      )
    : translate({ id: 'csv.reading', message: 'Reading the file', description: 'While a CSV file is being opened' });
}

/** 10 of 100 rows have errors, 2 have warnings. */
export function renderVerdict(view: CsvView): string {
  const { unsent, stale } = view;
  if (stale > 0)
    return translate(
      {
        id: 'csv.stale',
        message: 'Checking the changed rows, {count} left',
        description: 'While rows of a CSV file that were changed are checked again',
      },
      { count: stale },
    );
  const verdict = renderCounts(view);
  return unsent.length === 0
    ? verdict
    : translate(
        {
          id: 'csv.unsent',
          message: '{verdict}. Not sent, since it is above the headers or below the list: “{text}”',
          description: 'What was found in a CSV file, and what its title and its notes say',
        },
        { verdict, text: unsent.join(' / ') },
      );
}

function renderCounts({ source, sources, encoding, rows, total, skipped }: CsvView): string {
  const wrong = rows.filter(({ issues }) => issues.some(({ severity }) => severity === 'error')).length;
  const warned = rows.filter(({ issues }) => issues.length > 0).length - wrong;
  const name = sources.find(({ id }) => id === source)?.name ?? 'CSV';
  const found = translate(
    {
      id: 'csv.status',
      message: '{name}, {encoding}: {wrong} of {rows} rows have errors',
      description: 'What was found in a CSV file',
    },
    { name, encoding, wrong, rows: rows.length },
  );
  const verdict =
    warned === 0
      ? found
      : translate(
          { id: 'csv.warned', message: '{found}, {warned} have warnings', description: 'What was found in a CSV file' },
          { found, warned },
        );
  if (rows.length < total)
    return translate(
      {
        id: 'csv.stopped',
        message: '{verdict}; not read: {count} rows',
        description: 'What was found in the rows of a CSV file before its reader has stopped the check',
      },
      { verdict, count: total - rows.length },
    );
  return Object.values(skipped).every((count) => count === 0)
    ? verdict
    : translate(
        {
          id: 'csv.skipped',
          message:
            '{verdict}; skipped lines above the headers: {before}, empty rows: {empty}, totals and counts: {totals}',
          description: 'What was found in a CSV file, and how many of its lines are no shipments',
        },
        { verdict, ...skipped },
      );
}

export function renderRowCount(count: number): string {
  return translate({ id: 'csv.rows', message: 'Rows: {count}', description: 'How many rows have an issue' }, { count });
}

/** What a menu sets: all rows of a group with choices contain the same text. */
export function renderChoiceLabel({ field, text }: CsvIssue): string {
  return text === ''
    ? translate(
        {
          id: 'csv.choose',
          message: 'Value of {field} for all rows',
          description: 'Label of a menu that fixes an issue',
        },
        { field },
      )
    : translate(
        {
          id: 'csv.choose.text',
          message: 'Value of {field} for all rows with {text}',
          description: 'Label of a menu that fixes an issue of the rows with the same text',
        },
        { field, text },
      );
}

export function renderRowVerdict(errors: number, issues: number): string {
  if (issues === 0) return translate({ id: 'csv.row.ready', message: 'Ready', description: 'A row without an issue' });
  return errors > 0
    ? translate({ id: 'csv.row.errors', message: 'Errors: {errors}', description: 'A row with errors' }, { errors })
    : translate(
        { id: 'csv.row.warnings', message: 'Warnings: {issues}', description: 'A row with warnings' },
        { issues },
      );
}

/** The damage that a spreadsheet or an export did to a cell. */
export function renderFileIssue({ kind, text, field, meaning = '', readings = [], line = 0 }: CsvIssue): string {
  const [first = '', second = ''] = readings;
  switch (kind) {
    case 'leading-zero':
      return translate({
        id: 'csv.issue.zero',
        message: 'The leading zero is missing. A spreadsheet may have removed it.',
        description: 'An issue of a cell',
      });
    case 'formula':
      return translate({
        id: 'csv.issue.formula',
        message: 'A spreadsheet runs this value as a formula.',
        description: 'An issue of a cell',
      });
    case 'lost-character':
      return translate({
        id: 'csv.issue.lost',
        message: 'A character may have been lost when the file was saved.',
        description: 'An issue of a cell',
      });
    case 'damaged':
      return translate({
        id: 'csv.issue.damaged',
        message:
          'A spreadsheet or another system has left this in the place of a value, or it means the cell above. Enter the value.',
        description: 'An issue of a cell',
      });
    case 'decimals':
      return translate({
        id: 'csv.issue.decimals',
        message: 'An export has added decimals. Remove them.',
        description: 'An issue of a cell',
      });
    case 'two-readings':
      return translate(
        {
          id: 'csv.issue.readings',
          message: '{text} can mean {first} or {second}. Enter the one that is right.',
          description: 'An issue of a cell',
        },
        { text, first, second },
      );
    case 'day-number':
      return translate(
        {
          id: 'csv.issue.day',
          message: 'A spreadsheet has saved the date as the number of a day. {text} is {first}.',
          description: 'An issue of a cell',
        },
        { text, first },
      );
    case 'no-year':
      return translate(
        {
          id: 'csv.issue.year',
          message: 'The year is missing. The nearest day is {first}.',
          description: 'An issue of a cell',
        },
        { first },
      );
    case 'no-number':
      return translate(
        {
          id: 'csv.issue.number',
          message: '“{text}” isn’t a number. Enter a number in {first}.',
          description: 'An issue of a cell with a length or a weight',
        },
        { text, first },
      );
    case 'swapped-names':
      return translate(
        {
          id: 'csv.issue.names',
          message:
            'The name is the company “{text}”, and the company is “{first}”, so the label has them in the wrong order. Exchange them.',
          description: 'An issue of a cell',
        },
        { text, first },
      );
    case 'joined-address':
      return translate(
        {
          id: 'csv.issue.joined',
          message:
            'The row has only a part of this address, such as {text}. The rest is from the fields for all rows: {first}. Check that they belong together.',
          description: 'An issue of a cell',
        },
        { text, first },
      );
    case 'price-above-amount':
      return translate(
        {
          id: 'csv.issue.prices',
          message:
            'The products cost {first} together, but the amount to collect is {text}. If the column has the price of all units, enter the price of one.',
          description: 'An issue of a cell',
        },
        { text, first },
      );
    case 'light':
      return translate(
        {
          id: 'csv.issue.light',
          message:
            '{text} is read as {text} g. If it’s in another unit, enter the unit as well, such as “{text} kg”, or add it to the header of the column: “(kg)”.',
          description: 'An issue of a cell',
        },
        { text },
      );
    case 'total-weight':
      return translate(
        {
          id: 'csv.issue.totalWeight',
          message:
            'The shipment has {first} pieces, and {text} is sent as the weight of each. If it’s the weight of several pieces, divide it by their number.',
          description: 'An issue of a cell',
        },
        { text, first },
      );
    case 'other-currency':
      return translate(
        {
          id: 'csv.issue.currency',
          message:
            '{text} is in another currency than the request. Enter the amount in the currency of the request, or correct setup.currency (JPY if it isn’t set).',
          description: 'An issue of a cell',
        },
        { text },
      );
    case 'text-after-quote':
      return translate(
        {
          id: 'csv.issue.quote',
          message: 'The cell has text after its closing quotation mark, and is read as {text}. Check it.',
          description: 'An issue of a cell',
        },
        { text },
      );
    case 'not-sent':
      return translate(
        {
          id: 'csv.issue.notSent',
          message:
            '{text}: {meaning}. No field is sent for it. If the shipment depends on it, choose a field for the column if there is one, add what is missing, leave the row out or create the label in the tool of the carrier; otherwise, clear the cell.',
          description: 'An issue of a cell',
        },
        { text, meaning },
      );
    case 'only-printed':
      return field === ''
        ? translate(
            {
              id: 'csv.issue.noField',
              message:
                '“{text}” asks for {meaning}. The note is only printed, and no field is for this. Leave the row out, arrange it with the carrier, or create the label in the tool of the carrier; otherwise, remove it from the note.',
              description: 'An issue of a cell with a note',
            },
            { text, meaning },
          )
        : translate(
            {
              id: 'csv.issue.printed',
              message:
                '“{text}” asks for {meaning}. The note is only printed. If the carrier has to see to it, set {field}: in a column with that header, or under “Fields for all rows”. If the carrier doesn’t support it, arrange it with the carrier; otherwise, remove it from the note.',
              description: 'An issue of a cell with a note',
            },
            { text, meaning, field },
          );
    case 'unknown-column':
      return translate({
        id: 'csv.issue.unknown',
        message:
          "No field is known for this column, so its cells aren't sent. Choose its field under “Columns”, or “Not used” if it changes no shipment.",
        description: 'An issue of a cell',
      });
    case 'other-value':
      return translate(
        {
          id: 'csv.issue.other',
          message:
            'Not used: the request has the value of another column or line in {field}. Check which one is right.',
          description: 'An issue of a cell',
        },
        { field },
      );
    case 'same-order':
      return translate(
        {
          id: 'csv.issue.order',
          message:
            'Line {line} has the order number {text} as well, and each line gets a separate label. If they are products of one parcel, put them into one row, in columns such as “Product 2” and “Quantity 2”.',
          description: 'An issue of a cell',
        },
        { text, line },
      );
    case 'part-missing':
      return translate(
        {
          id: 'csv.issue.part',
          message: 'The cell is empty, so {field} is {text}. Check it.',
          description: 'An issue of a cell',
        },
        { field, text },
      );
    case 'line-total':
      return translate({
        id: 'csv.issue.total',
        message:
          'The price of all units can’t be divided by the quantity, so no price is sent. If the shipment requires prices, correct the amount.',
        description: 'An issue of a cell',
      });
    case 'price-from-amount':
      return translate(
        {
          id: 'csv.issue.price',
          message:
            'The file has no column for prices: the amount to collect, {text}, is sent as the price of the first product. Check it.',
          description: 'An issue of a cell',
        },
        { text },
      );
    default:
      return translate(
        {
          id: 'csv.issue.count',
          message: 'The row has {text} columns, unlike the others. Check the separators and quotation marks.',
          description: 'An issue of a row',
        },
        { text },
      );
  }
}

/** Why a file isn't read, or a change not made, and what to do. */
export function renderCsvProblem(result: Extract<CsvResult, { problem: unknown }> | undefined): string {
  const { line = '', value = '', limit = '' } = result?.at ?? {};
  switch (result?.problem) {
    case undefined:
      return translate({
        id: 'csv.problem.failed',
        message:
          "The check couldn't be loaded. The file is kept as you opened it: try again, and repeat the changes that you made here.",
        description: 'The code of the check did not load',
      });
    case 'empty':
      return translate({
        id: 'csv.problem.empty',
        message: 'The file is empty.',
        description: 'Why a file is not read',
      });
    case 'too-large':
      return translate(
        {
          id: 'csv.problem.large',
          message: 'The file has more than {limit} MB. Split it.',
          description: 'Why a file is not read',
        },
        { limit },
      );
    case 'too-many-rows':
      return translate(
        {
          id: 'csv.problem.rows',
          message: 'The file has more than {limit} rows. Split it.',
          description: 'Why a file is not read',
        },
        { limit },
      );
    case 'too-many-columns':
      return translate(
        {
          id: 'csv.problem.columns',
          message: 'Line {line} has more than {limit} columns. Check the separator and the quotation marks.',
          description: 'Why a file is not read',
        },
        { line, limit },
      );
    case 'cell-too-long':
      return translate(
        {
          id: 'csv.problem.cell',
          message:
            'Line {line} has a cell with more than {limit} characters. Shorten it, or close the quotation mark if one is left open.',
          description: 'Why a file is not read',
        },
        { line, limit },
      );
    case 'mixed-encodings':
      return translate(
        {
          id: 'csv.problem.mixed',
          message:
            'Line {line} is neither UTF-8 nor Shift_JIS like the lines before it. Save the file again in one encoding.',
          description: 'Why a file is not read',
        },
        { line },
      );
    case 'other-encoding':
      return translate(
        {
          id: 'csv.problem.encoding',
          message: 'The file is in {value}. Save it as CSV in UTF-8.',
          description: 'Why a file is not read',
        },
        { value },
      );
    case 'open-quote':
      return translate(
        {
          id: 'csv.problem.quote',
          message: "The quotation mark in line {line} isn't closed. Close it, or double it if it's part of the value.",
          description: 'Why a file is not read',
        },
        { line },
      );
    case 'not-in-encoding':
      return translate(
        {
          id: 'csv.problem.character',
          message: 'Shift_JIS has no {value}. Use another character, or save the file in UTF-8.',
          description: 'Why a cell is not changed',
        },
        { value },
      );
    default:
      return translate({
        id: 'csv.problem.other',
        message: "This is an Excel workbook or another file that isn't CSV. Save it as CSV in UTF-8.",
        description: 'Why a file is not read',
      });
  }
}
