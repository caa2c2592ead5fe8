import { defineRule } from '../define-rule';
import { toExceptionRule, toServiceRule } from '../supported-field';

/** The fields that only some services support: which ones, the schema of each says. */

export const deliveryDateServices = defineRule({
  subject: 'service',
  ...toExceptionRule({
    id: 'delivery-date-services',
    field: 'setup.delivery_date',
    operations: ['shipment-create'],
    source: 'assumed',
    statement: 'These services have no delivery date: {services}.',
    message: 'This service has no delivery date. Omit `setup.delivery_date`, or use another service: {value}.',
  }),
});

export const temperatureServices = defineRule({
  subject: 'service',
  ...toExceptionRule({
    id: 'temperature-services',
    field: 'setup.temperature',
    operations: ['shipment-create'],
    source: 'assumed',
    statement: 'These services deliver at room temperature only: {services}.',
    message:
      'This service delivers at room temperature only. Omit `setup.temperature`, or use another service: {value}.',
  }),
});

export const packSizeServices = defineRule({
  subject: 'service',
  ...toExceptionRule({
    id: 'pack-size-services',
    field: 'setup.pack_size',
    operations: ['shipment-create'],
    source: 'assumed',
    statement: 'These services have no size classes: {services}.',
    message: 'This service has no size classes. Omit `setup.pack_size`, or use another service: {value}.',
  }),
});

export const deliveryTimeServices = defineRule({
  subject: 'service',
  ...toExceptionRule({
    id: 'delivery-time-services',
    field: 'setup.delivery_time',
    operations: ['shipment-create'],
    source: 'assumed',
    statement: 'These services have no delivery time: {services}.',
    message: 'This service has no delivery time. Omit `setup.delivery_time`, or use another service: {value}.',
  }),
});

export const insuranceServices = defineRule({
  subject: 'service',
  ...toExceptionRule({
    id: 'insurance-services',
    field: 'setup.insurance',
    operations: ['shipment-create'],
    source: 'assumed',
    statement: 'These services have no insurance, although their carrier does: {services}.',
    message: 'This service has no insurance. Omit `setup.insurance`, or use another service: {value}.',
  }),
});

export const cashOnDeliveryServices = defineRule({
  subject: 'service',
  ...toExceptionRule({
    id: 'cash-on-delivery-services',
    field: 'setup.cash_on_delivery',
    operations: ['shipment-create', 'rates-list'],
    source: 'assumed',
    statement: 'These services have no cash on delivery, although their carrier does: {services}.',
    message: 'This service has no cash on delivery. Omit `setup.cash_on_delivery`, or use another service: {value}.',
  }),
});

export const dutyPaidServices = defineRule({
  subject: 'service',
  ...toExceptionRule({
    id: 'duty-paid-services',
    field: 'customs.duty_paid',
    operations: ['shipment-create'],
    source: 'assumed',
    severity: 'warning',
    statement:
      'These services ignore `customs.duty_paid`, although their carrier supports it, and `delivery.warnings` reports that: {services}.',
    message: "This service can't charge duties to the shipper. The consignee pays them. Services that can: {value}.",
  }),
});

export const labelPositionServices = defineRule({
  subject: 'service',
  ...toServiceRule({
    id: 'label-position-services',
    field: 'setup.print_start_location',
    operations: ['shipment-create', 'rates-list'],
    source: 'spec 5',
    statement: 'A label position (`setup.print_start_location`) is available with these services only: {services}.',
    message:
      "This service doesn't use label sheets. Omit `setup.print_start_location`, or use another service: {value}.",
  }),
});

export const lowerHalfServices = defineRule({
  subject: 'service',
  ...toServiceRule({
    id: 'lower-half-services',
    field: 'setup.print_lower_half',
    operations: ['shipment-create', 'rates-list'],
    source: 'spec 5',
    statement: 'Printing on the lower half (`setup.print_lower_half`) is available with {services} only.',
    message:
      "Labels of this service can't be printed on the lower half of a sheet. Omit `setup.print_lower_half`, or use another service: {value}.",
  }),
});
