import { defineRule } from '../define-rule';
import { NO_FIX } from '../quick-fix/quick-fix';
import type { Finding } from '../issue';
import { toReader, type Reader } from '../reader';

/** Credentials as responses show them: four asterisks and the last characters. */
const MASK = /^\*{4}.{0,4}$/u;

export const maskedCredentials = defineRule({
  id: 'masked-credentials',
  title: "Credentials aren't masked",
  subject: 'account',
  operations: ['carrier-update', 'carrier-register'],
  source: 'assumed',
  statement: "Credentials can't be masked values such as `****4471`, which only responses contain.",
  message:
    'This is a masked value from a response. Specify the original value. In an update, omit this field to keep its value.',
  check: ({ credentials }) =>
    // Credentials contain strings, arrays of strings and objects of strings: nothing is deeper.
    listTexts(credentials, 'credentials', 2)
      .filter(({ text }) => MASK.test(text))
      .map(({ field }): Finding => ({ code: 'INVALID', field })),
  // An update can omit a credential, a registration can't.
  fix: ({ field }, { operation }) =>
    operation === 'carrier-update' ? { kind: 'remove', field: field.split('.').slice(0, 2).join('.') } : NO_FIX,
});

type Text = { field: string; text: string };

function listTexts({ value }: Reader, at: string, levels: number): Text[] {
  if (typeof value !== 'object' || value === null || levels === 0) return [];
  return Object.entries(value).flatMap(([name, inner]): Text[] =>
    typeof inner === 'string'
      ? [{ field: `${at}.${name}`, text: inner }]
      : listTexts(toReader(inner), `${at}.${name}`, levels - 1),
  );
}
