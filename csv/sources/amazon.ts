import { notSent, without, type CsvSource } from '../csv-source';
import { DELIVERY_METHOD, DISCOUNT, GIFT, PAYMENT_FEE, PAYMENT_METHOD, SHIPPED } from './meanings';

/**
 * The order reports of Amazon, “Unshipped Orders” included: tab-separated, a line for each item, each with the consignee.
 * Amounts are those of all units.
 *
 * Columns: https://sellercentral.amazon.co.jp/gp/help/external/help.html?itemID=201648780,
 * http://www.amazon.ca/gp/help/customer/display.html?nodeId=200350680
 */
export const amazon: CsvSource = {
  id: 'amazon',
  name: { en: 'Amazon order reports', ja: 'Amazon（注文レポート）' },
  common: {},
  dates: 'YYYY-MM-DD',
  orderColumn: 'order-id',
  columns: [
    { header: 'order-id', field: 'setup.ref_number' },
    ...without(
      'order-item-id',
      'purchase-date',
      'payments-date',
      'reporting-date',
      'promise-date',
      'days-past-promise',
    ),
    ...without('latest-ship-date', 'earliest-ship-date', 'latest-delivery-date', 'earliest-delivery-date'),
    { header: 'buyer-email', field: 'to_address.email' },
    ...without('buyer-name', 'buyer-phone-number', 'sku'),
    { header: 'product-name', field: 'products.0.name' },
    { header: 'quantity-purchased', field: 'products.0.quantity' },
    notSent('quantity-shipped', SHIPPED),
    // Less than was bought if a part of the order is shipped already.
    { header: 'quantity-to-ship', repeats: 'products.0.quantity' },
    { header: 'currency', field: 'setup.currency' },
    { header: 'item-price', field: 'products.0.price', isLineTotal: true },
    ...without('item-tax', 'shipping-price', 'shipping-tax', 'gift-wrap-tax'),
    { ...notSent('gift-wrap-price', GIFT), insteadOf: 'gift-wrap-type' },
    notSent('gift-wrap-type', GIFT),
    notSent('gift-message-text', GIFT),
    { header: 'ship-service-level', notSent: DELIVERY_METHOD },
    { header: 'recipient-name', field: 'to_address.full_name' },
    { header: 'ship-address-1', field: 'to_address.address1' },
    { header: 'ship-address-2', field: 'to_address.address2' },
    { header: 'ship-address-3', field: 'to_address.extra' },
    { header: 'ship-city', field: 'to_address.city' },
    { header: 'ship-state', field: 'to_address.province' },
    { header: 'ship-postal-code', field: 'to_address.zip' },
    { header: 'ship-country', field: 'to_address.country' },
    { header: 'ship-phone-number', field: 'to_address.phone' },
    notSent('item-promotion-discount', DISCOUNT),
    ...without('item-promotion-id', 'ship-promotion-discount', 'ship-promotion-id'),
    ...['delivery-start-date', 'delivery-end-date'].map((header) =>
      notSent(header, { en: 'a delivery window', ja: 'お届け日時の指定' }),
    ),
    ...without('delivery-time-zone'),
    { header: 'delivery-instructions', names: ['delivery-Instructions'], field: 'setup.delivery_note' },
    ...without('sales-channel'),
    { header: 'payment-method', notSent: PAYMENT_METHOD },
    { header: 'cod-collectible-amount', field: 'setup.cash_on_delivery.amount' },
    { header: 'payment-method-fee', notSent: PAYMENT_FEE },
    ...without('already-paid', 'is-business-order', 'purchase-order-number', 'price-designation'),
    notSent(
      'is-prime',
      { en: 'a Prime order, with its own delivery time', ja: 'マケプレプライムの注文' },
      { neutral: ['false'] },
    ),
    notSent('is-global-express', { en: 'a Global Express order', ja: 'Global Expressの注文' }, { neutral: ['false'] }),
    { header: 'ioss-number', field: 'ioss_number' },
  ],
};
