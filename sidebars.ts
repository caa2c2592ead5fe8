import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

type Method = 'get' | 'post' | 'put' | 'delete';

/** The page of an operation, marked with its method. */
const call = (id: string, method: Method) => ({ type: 'doc', id, className: `call call--${method}` }) as const;

const group = (label: string, items: (string | ReturnType<typeof call>)[]) =>
  ({ type: 'category', label, collapsible: false, items }) as const;

const sidebars: SidebarsConfig = {
  portal: [
    group('Start', [
      'getting-started',
      'getting-started-how-it-works',
      'getting-started-key-features',
      'getting-started-get-your-api-token',
      'getting-started-request-examples',
      'getting-started-important-note',
    ]),
    group('Authentication and limits', ['auth', 'api-call-limit', 'pagination']),
    group('Shipments', [
      'shipment',
      call('shipment-create', 'post'),
      call('shipments-list', 'get'),
      call('shipment-get', 'get'),
      call('shipment-delete', 'delete'),
    ]),
    group('Rates', [
      'rate',
      call('rates-list', 'post'),
      'negotiated-rates',
      call('negotiated-rates-upload', 'post'),
      call('negotiated-rates-delete', 'delete'),
    ]),
    group('Carriers', [
      'carrier',
      call('carrier-register', 'post'),
      call('carriers-list', 'get'),
      call('carrier-update', 'put'),
      call('carrier-delete', 'delete'),
    ]),
    group('Tracking', ['tracking', call('tracking-get', 'get')]),
    group('Addresses', ['address', call('address-register', 'post'), call('addresses-list', 'get')]),
    group('Warehouses', ['warehouse', call('warehouse-register', 'post'), call('warehouses-list', 'get')]),
    group('Files', ['files', call('file-upload', 'post'), call('files-list', 'get')]),
    group('Sub users', [
      'subuser',
      call('subuser-register', 'post'),
      call('subusers-list', 'get'),
      call('subuser-get', 'get'),
      call('subuser-refresh', 'post'),
      call('subuser-delete', 'delete'),
    ]),
    group('Common definitions', ['common', 'common-car']),
    group('Errors', ['err', 'err-code', 'err-res']),
  ],
};

export default sidebars;
