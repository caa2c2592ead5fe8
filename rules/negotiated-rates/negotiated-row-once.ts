import { defineRule } from '../define-rule';

export const negotiatedRowOnce = defineRule({
  id: 'negotiated-row-once',
  subject: 'negotiated-rates',
  operations: ['negotiated-rates-upload'],
  source: 'assumed',
  statement: "Rows of an upload can't have the same `origin` and `size`.",
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
});
