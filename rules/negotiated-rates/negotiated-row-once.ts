import { defineRule } from '../define-rule';
import { getField } from '../get-field';
import type { Issue } from '../issue';
import { NO_FIX, type FieldChange, type FixContext, type QuickFix } from '../quick-fix/quick-fix';
import { isRecord } from '../reader';

export const negotiatedRowOnce = defineRule({
  id: 'negotiated-row-once',
  title: 'Each origin and size occurs once',
  subject: 'negotiated-rates',
  operations: ['negotiated-rates-upload'],
  source: 'assumed',
  statement: "Two rows of an upload can't have the same `origin` and `size`.",
  message: 'This row has the same origin and size as {first}. Combine the two rows.',
  check({ rows }) {
    const places = new Map<string, number>();
    return rows.flatMap((row, index) => {
      const [origin, size] = [row.text('origin'), row.text('size')];
      if (origin === undefined || size === undefined) return [];
      const key = `${size} ${origin}`;
      const first = places.get(key);
      if (first === undefined) places.set(key, index);
      return first === undefined
        ? []
        : [
            {
              code: 'DUPLICATE' as const,
              field: `rates.${index}`,
              value: ['origin', 'size'],
              params: { first: `rates.${first}` },
            },
          ];
    });
  },
  fix: joinRows,
});

/** The prices of the second row join the first, unless both have a price for one region. */
function joinRows({ field }: Issue, { body }: FixContext): QuickFix {
  const rows = getField(body, 'rates');
  const row = getField(body, field);
  if (!Array.isArray(rows) || !isRecord(row) || !isRecord(row.prices)) return NO_FIX;
  const index = rows.findIndex((one) => isRecord(one) && one.origin === row.origin && one.size === row.size);
  const prices = getField(rows[index], 'prices');
  if (index < 0 || rows[index] === row || !isRecord(prices)) return NO_FIX;
  const added = Object.entries(row.prices);
  if (added.some(([region, price]) => prices[region] !== undefined && prices[region] !== price)) return NO_FIX;
  const changes = added
    .filter(([region]) => prices[region] === undefined)
    .map(([region, value]): FieldChange => ({ kind: 'set', field: `rates.${index}.prices.${region}`, value }));
  return { kind: 'remove', field, then: changes };
}
