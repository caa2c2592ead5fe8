import { defineRule } from '../define-rule';
import { removeField } from '../quick-fix/quick-fix';

const IGNORED = ['service', 'test'] as const;

export const ratesSelection = defineRule({
  id: 'rates-selection',
  title: 'Service and test mode are ignored',
  subject: 'shipping',
  operations: ['rates-list'],
  severity: 'warning',
  source: 'assumed',
  statement:
    "`setup.service` and `setup.test` don't change rates, and `warnings` reports them. Choose a service from the response instead.",
  message: "Rates don't depend on {field}, so it's ignored.",
  check: ({ setup }) =>
    IGNORED.flatMap((name) => (setup.has(name) ? [{ code: 'INVALID' as const, field: `setup.${name}` }] : [])),
  fix: removeField,
});
