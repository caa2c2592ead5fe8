import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { createRequire } from 'node:module';
import 'tsx/cjs';
import type * as ContractLoader from './contract/node';

const { loadContract } = createRequire(__filename)('./contract/node') as typeof ContractLoader;
const { operations } = loadContract('contract');

type Page = string | { type: 'doc'; id: string; className: string };

/** The pages of the operations of a resource, in the order of the contract, marked with their methods. */
const calls = (tag: string): Page[] =>
  operations
    .filter(({ operation }) => operation.tags.includes(tag))
    .map(({ id, method }) => ({ type: 'doc', id, className: `call call--${method}` }));

const group = (label: string, items: Page[]) => ({ type: 'category', label, collapsible: false, items }) as const;

const sidebars: SidebarsConfig = {
  portal: [
    group('Start', [
      'getting-started',
      'getting-started-how-it-works',
      'getting-started-key-features',
      'getting-started-get-your-api-token',
      'getting-started-request-examples',
      'getting-started-important-note',
      'changes',
    ]),
    group('Authentication and limits', ['auth', 'api-call-limit', 'pagination']),
    group('Shipments', ['shipment', ...calls('shipments')]),
    group('Rates', ['rate', ...calls('rates'), 'negotiated-rates', ...calls('negotiated-rates')]),
    group('Carriers', ['carrier', ...calls('carriers')]),
    group('Tracking', ['tracking', ...calls('tracking')]),
    group('Addresses', ['address', ...calls('addresses')]),
    group('Warehouses', ['warehouse', ...calls('warehouses')]),
    group('Files', ['files', ...calls('files')]),
    group('Sub users', ['subuser', ...calls('sub-users')]),
    group('Common definitions', ['common', 'common-car']),
    group('Errors', ['err', 'err-code', 'err-res']),
  ],
};

export default sidebars;
