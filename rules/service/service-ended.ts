import { defineRule } from '../define-rule';
import { findServices } from './service-list';

export const serviceEnded = defineRule({
  id: 'service-ended',
  title: 'Services that carriers ended',
  subject: 'service',
  scope: 'listed',
  operations: ['shipment-create'],
  source: 'assumed',
  statement: "Shipments can't use services that their carrier has ended: {services}.",
  message: 'The carrier ended this service. Use {value}.',
  about: (contract) => ({ services: findServices(contract, ({ ended }) => ended !== undefined) }),
  check: ({ service }) =>
    service?.ended ? [{ code: 'INVALID_VALUE', field: 'setup.service', value: [service.ended.successor] }] : [],
  fix: ({ field, value }) => ({ kind: 'set', field, value: [value].flat()[0] }),
});
