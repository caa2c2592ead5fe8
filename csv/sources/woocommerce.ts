import { joined, notSent, without, type CsvSource } from '../csv-source';
import { CANCELED, DELIVERY_METHOD, DISCOUNT, PAYMENT_METHOD, SHIPPED } from './meanings';

/**
 * The orders that the Import Export Suite of WooCommerce writes: a line for each order or, with the columns `item_…`, for each
 * product.
 *
 * Columns: https://woocommerce.com/document/import-and-export-of-woocommerce-orders/
 */
export const wooCommerce: CsvSource = {
  id: 'woocommerce',
  name: { en: 'WooCommerce orders', ja: 'WooCommerce（注文）' },
  common: {},
  dates: 'YYYY-MM-DD',
  orderColumn: 'order_number',
  columns: [
    ...without('order_id'),
    { header: 'order_number', field: 'setup.ref_number' },
    ...without('order_date', 'paid_date'),
    notSent('status', CANCELED, {
      neutral: ['processing', 'wc-processing'],
      meanings: { completed: SHIPPED, 'wc-completed': SHIPPED },
    }),
    ...without('shipping_total', 'shipping_tax_total', 'fee_total', 'fee_tax_total', 'tax_total'),
    notSent('cart_discount', DISCOUNT),
    notSent('order_discount', DISCOUNT),
    notSent('discount_total', DISCOUNT),
    ...without('order_total', 'order_subtotal'),
    { header: 'order_currency', field: 'setup.currency' },
    { header: 'payment_method', notSent: PAYMENT_METHOD },
    { header: 'payment_method_title', notSent: PAYMENT_METHOD },
    ...without('transaction_id', 'customer_ip_address', 'customer_user_agent'),
    { header: 'shipping_method', notSent: DELIVERY_METHOD },
    { header: 'shipping_items', notSent: DELIVERY_METHOD, insteadOf: 'shipping_method' },
    ...without('customer_id', 'customer_user'),
    { header: 'customer_email', field: 'to_address.email' },
    ...without('billing_first_name', 'billing_last_name', 'billing_company', 'billing_email'),
    ...without(
      'billing_address_1',
      'billing_address_2',
      'billing_city',
      'billing_state',
      'billing_postcode',
      'billing_country',
    ),
    // The form of an order has one phone number, unless the shop adds one for the consignee.
    { header: 'billing_phone', field: 'to_address.phone', insteadOf: 'shipping_phone' },
    ...joined('to_address.full_name', ' ', ['shipping_first_name', 'shipping_last_name']),
    { header: 'shipping_company', field: 'to_address.company' },
    { header: 'shipping_phone', field: 'to_address.phone' },
    { header: 'shipping_address_1', field: 'to_address.address1' },
    { header: 'shipping_address_2', field: 'to_address.address2' },
    { header: 'shipping_city', field: 'to_address.city' },
    { header: 'shipping_state', field: 'to_address.province' },
    { header: 'shipping_postcode', field: 'to_address.zip' },
    { header: 'shipping_country', field: 'to_address.country' },
    { header: 'customer_note', field: 'setup.delivery_note' },
    ...without('wt_import_key', 'tax_items', 'fee_items', 'coupon_items', 'order_notes', 'download_permissions'),
    notSent('refund_items', CANCELED),
    // name:Pen|product_id:1|sku:A|quantity:2|total:10.00
    notSent('line_items', {
      en: 'several products in one cell; export one row per product',
      ja: '1つのセルに入った商品。商品ごとに1行で書き出してください',
    }),
    { header: 'item_name', names: ['product_name', 'line_item_1'], field: 'products.0.name' },
    { header: 'item_quantity', names: ['quantity'], field: 'products.0.quantity' },
    { header: 'item_total', field: 'products.0.price', isLineTotal: true },
  ],
};
