/** What spreadsheets, systems and exports leave in the place of a value. */
const DAMAGED: readonly { form: RegExp; severity: 'error' | 'warning' }[] = [
  // Errors of formulas: #REF!, #N/A, #NAME?, #DIV/0!
  {
    form: /^#(?:REF!?|N\/A|NAME\??|VALUE!?|DIV\/0!?|NUM!?|NULL!?|SPILL!?|CALC!?|FIELD!?|BLOCKED!?|GETTING_DATA)$/i,
    severity: 'error',
  },
  // A column that was too narrow when it was copied.
  { form: /^#{2,}$/, severity: 'error' },
  // A long number that was taken for a quantity.
  { form: /^[-+]?\d+(?:[.,]\d+)?E[-+]?\d+$/i, severity: 'error' },
  // The value of the row above, in words of people.
  { form: /^(?:同上?|同じ|上記と同じ|上に同じ|〃|々|仝|ditto|same(?: as above)?)$/i, severity: 'error' },
  { form: /^(?:NaN|-?Infinity|\[object \w+\]|\\N|undefined)$/, severity: 'error' },
  { form: /^\(?(?:null|nil|none|n\/a|nan)\)?$/i, severity: 'warning' },
  { form: /^(?:TRUE|FALSE)$/, severity: 'warning' },
  // A street number such as 1-9-1 that was taken for a date.
  { form: /^(?:\d{1,2}月\d{1,2}日|\d{1,2}月|\d{1,4}年\d{1,2}月(?:\d{1,2}日)?)$/, severity: 'warning' },
  {
    form: /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?$|^\d{1,2}\/\d{1,2}\/\d{2,4}$/,
    severity: 'warning',
  },
  {
    form: /^(?:\d{1,2}-)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-\d{1,4}$|^\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$/i,
    severity: 'warning',
  },
];

/** Whether a text is no value but the trace of damage, and how sure that is: '#REF!' → error, 'null' → warning */
export function findDamage(text: string): 'error' | 'warning' | undefined {
  const plain = text.normalize('NFKC');
  return DAMAGED.find(({ form }) => form.test(plain))?.severity;
}

/** A postal code, a phone number or a reference that was exported as a number: 332110567.0 → 332110567 */
export function removeDecimals(text: string): string | undefined {
  return /^\d+\.0+$/.test(text) ? text.replace(/\.0+$/, '') : undefined;
}
