import { defineRule } from '../define-rule';
import { toCarrierRule } from '../supported-field';

/** The fields that only some carriers support: which ones, the schema of each says. */

export const testModeCarriers = defineRule({
  subject: 'shipping',
  ...toCarrierRule({
    id: 'test-mode-carriers',
    field: 'setup.test',
    operations: ['shipment-create'],
    source: 'spec 5',
    rejection: 'SHIPMENT_FAILED',
    statement: 'Test labels (`setup.test`) are available with {carriers} only.',
    message:
      'This carrier has no test labels. Without `setup.test`, it creates a real label. Use another carrier for tests: {value}.',
  }),
});

export const deliveryDateCarriers = defineRule({
  subject: 'shipping',
  ...toCarrierRule({
    id: 'delivery-date-carriers',
    field: 'setup.delivery_date',
    operations: ['shipment-create', 'rates-list'],
    source: 'assumed',
    statement: 'A delivery date (`setup.delivery_date`) is available with {carriers} only.',
    message: 'This carrier has no delivery date. Omit `setup.delivery_date`, or use another carrier: {value}.',
  }),
});

export const deliveryTimeCarriers = defineRule({
  subject: 'shipping',
  ...toCarrierRule({
    id: 'delivery-time-carriers',
    field: 'setup.delivery_time',
    operations: ['shipment-create', 'rates-list'],
    source: 'spec 5',
    statement: 'A delivery time (`setup.delivery_time`) is available with {carriers} only.',
    message: 'This carrier has no delivery time. Omit `setup.delivery_time`, or use another carrier: {value}.',
  }),
});

export const temperatureCarriers = defineRule({
  subject: 'shipping',
  ...toCarrierRule({
    id: 'temperature-carriers',
    field: 'setup.temperature',
    operations: ['shipment-create', 'rates-list'],
    source: 'assumed',
    statement: 'Chilled and frozen parcels (`setup.temperature`) are available with {carriers} only.',
    message:
      'This carrier delivers at room temperature only. Omit `setup.temperature`, or use another carrier: {value}.',
  }),
});

export const packSizeCarriers = defineRule({
  subject: 'shipping',
  ...toCarrierRule({
    id: 'pack-size-carriers',
    field: 'setup.pack_size',
    operations: ['shipment-create', 'rates-list'],
    source: 'assumed',
    statement: 'Size classes (`setup.pack_size`) are available with {carriers} only.',
    message: 'This carrier has no size classes. Omit `setup.pack_size`, or use another carrier: {value}.',
  }),
});

export const insuranceCarriers = defineRule({
  subject: 'shipping',
  ...toCarrierRule({
    id: 'insurance-carriers',
    field: 'setup.insurance',
    operations: ['shipment-create', 'rates-list'],
    source: 'spec 5',
    statement: 'Insurance (`setup.insurance`) is available with {carriers} only.',
    message: 'This carrier has no insurance. Omit `setup.insurance`, or use another carrier: {value}.',
  }),
});

export const cashOnDeliveryCarriers = defineRule({
  subject: 'shipping',
  ...toCarrierRule({
    id: 'cash-on-delivery-carriers',
    field: 'setup.cash_on_delivery',
    operations: ['shipment-create', 'rates-list'],
    source: 'assumed',
    statement: 'Cash on delivery (`setup.cash_on_delivery`) is available with {carriers} only.',
    message: 'This carrier has no cash on delivery. Omit `setup.cash_on_delivery`, or use another carrier: {value}.',
  }),
});

export const signatureCarriers = defineRule({
  subject: 'shipping',
  ...toCarrierRule({
    id: 'signature-carriers',
    field: 'setup.signature',
    operations: ['shipment-create', 'rates-list'],
    source: 'assumed',
    statement: 'A signature on delivery (`setup.signature`) is available with {carriers} only.',
    message: 'This carrier has no signature on delivery. Omit `setup.signature`, or use another carrier: {value}.',
  }),
});

export const securityServiceCarriers = defineRule({
  subject: 'shipping',
  ...toCarrierRule({
    id: 'security-service-carriers',
    field: 'setup.security_service',
    operations: ['shipment-create', 'rates-list'],
    source: 'assumed',
    statement: 'The security service (`setup.security_service`) is available with {carriers} only.',
    message: 'This carrier has no security service. Omit `setup.security_service`, or use another carrier: {value}.',
  }),
});

export const instructionsCarriers = defineRule({
  subject: 'shipping',
  ...toCarrierRule({
    id: 'instructions-carriers',
    field: 'setup.instructions',
    operations: ['shipment-create', 'rates-list'],
    source: 'spec 5',
    statement: 'Transport instructions (`setup.instructions`) are available with {carriers} only.',
    message: 'This carrier has no transport instructions. Omit `setup.instructions`, or use another carrier: {value}.',
  }),
});

export const taxIdCarriers = defineRule({
  subject: 'shipping',
  ...toCarrierRule({
    id: 'tax-id-carriers',
    field: 'setup.consignee_tax_id',
    operations: ['shipment-create', 'rates-list'],
    source: 'spec 5',
    statement: "The consignee's tax ID (`setup.consignee_tax_id`) is available with {carriers} only.",
    message: "This carrier doesn't support a tax ID. Omit `setup.consignee_tax_id`, or use another carrier: {value}.",
  }),
});

export const dutyPaidCarriers = defineRule({
  subject: 'shipping',
  ...toCarrierRule({
    id: 'duty-paid-carriers',
    field: 'customs.duty_paid',
    operations: ['shipment-create', 'rates-list'],
    source: 'assumed',
    statement: 'Duties paid by the shipper (`customs.duty_paid`) are available with {carriers} only.',
    message:
      "This carrier can't charge duties to the shipper. Omit `customs.duty_paid`, or use another carrier: {value}.",
  }),
});
