import type { RuleContract } from '../../contract';
import { defineRule } from '../define-rule';

export const printFallback = defineRule({
  id: 'print-fallback',
  title: 'Fallback print size is required',
  subject: 'account',
  operations: ['carrier-register', 'carrier-update'],
  source: 'spec 5',
  statement:
    "With the print size {sizes}, `settings.print.size_fallback` is required. An update can omit it if it's already set.",
  message: "With {size}, specify size_fallback too, for services that can't use that size.",
  about: (contract) => ({ sizes: listSizes(contract) }),
  check({ contract, settings, stored }) {
    const print = settings.object('print');
    const size = print.text('size') ?? '';
    const hasFallback = !print.isMissing('size_fallback') || !stored.object('print').isMissing('size_fallback');
    return listSizes(contract).includes(size) && !hasFallback
      ? [{ code: 'REQUIRED', field: 'settings.print.size_fallback', params: { size } }]
      : [];
  },
});

/** Sizes that not every service of their carrier can use. */
function listSizes({ catalogue }: RuleContract): string[] {
  return Object.entries(catalogue.print_sizes).flatMap(([size, { needs_fallback: needs }]) => (needs ? [size] : []));
}
