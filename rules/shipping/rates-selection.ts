import { defineRule } from '../define-rule';
import { removeField } from '../quick-fix/quick-fix';

const IGNORED = ['service', 'test'] as const;

export const ratesSelection = defineRule({
  id: 'rates-selection',
  title: 'Rates are returned for all services',
  subject: 'shipping',
  operations: ['rates-list'],
  severity: 'warning',
  source: 'assumed',
  statement:
    "`setup.service` and `setup.test` don't change rates, and `warnings` reports them. Choose a service from the response instead.",
  message: 'Rates are returned for all services and without test mode, so {field} is ignored.',
  check: ({ setup }) =>
    IGNORED.flatMap((name) => (setup.has(name) ? [{ code: 'INVALID' as const, field: `setup.${name}` }] : [])),
  fix: removeField,
});
