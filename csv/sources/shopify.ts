import { notSent, without, type CsvSource, type Words } from '../csv-source';
import { IN_WORDS } from './in-words';
import { CANCELED, COMMENT, DELIVERY_METHOD, DISCOUNT, PAYMENT_METHOD, SHIPPED } from './meanings';

const NOT_SHIPPED: Words = { en: 'a product that isn’t shipped', ja: '発送しない商品' };

/**
 * The orders that Shopify exports: a line for each product; further products of an order repeat its name only. The codes of
 * provinces are in “Shipping Province”, of Japan as `JP-13`.
 *
 * Columns: https://docs.xbp.app/docs/development/integrations/shopify/order-format,
 * https://www.webtoffee.com/shopify-orders-available-columns-for-export-and-import/
 */
export const shopify: CsvSource = {
  id: 'shopify',
  name: { en: 'Shopify orders', ja: 'Shopify（注文のエクスポート）' },
  common: {},
  dates: 'YYYY-MM-DD',
  orderColumn: 'Name',
  columns: [
    { header: 'Name', field: 'setup.ref_number' },
    { header: 'Email', field: 'to_address.email' },
    notSent('Financial Status', CANCELED, { neutral: ['paid'] }),
    ...without('Paid at'),
    notSent('Fulfillment Status', SHIPPED, { neutral: ['unfulfilled', 'pending'] }),
    ...without('Fulfilled at', 'Accepts Marketing'),
    { header: 'Currency', field: 'setup.currency' },
    ...without('Subtotal', 'Shipping', 'Taxes', 'Total', 'Discount Code'),
    notSent('Discount Amount', DISCOUNT),
    { header: 'Shipping Method', notSent: DELIVERY_METHOD },
    ...without('Created at'),
    { header: 'Lineitem quantity', field: 'products.0.quantity' },
    { header: 'Lineitem name', field: 'products.0.name' },
    { header: 'Lineitem price', field: 'products.0.price' },
    ...without('Lineitem compare at price', 'Lineitem sku'),
    notSent('Lineitem requires shipping', NOT_SHIPPED, {
      meanings: { false: NOT_SHIPPED, FALSE: NOT_SHIPPED },
      neutral: ['true', 'TRUE'],
    }),
    ...without('Lineitem taxable'),
    notSent('Lineitem fulfillment status', SHIPPED, { neutral: ['pending', 'unfulfilled'] }),
    ...without('Billing Name', 'Billing Street', 'Billing Address1', 'Billing Address2', 'Billing Company'),
    ...without('Billing City', 'Billing Zip', 'Billing Province', 'Billing Country', 'Billing Phone'),
    { header: 'Shipping Name', field: 'to_address.full_name' },
    // The two lines of the address in one cell.
    { header: 'Shipping Street', field: 'to_address.address1', insteadOf: 'Shipping Address1' },
    { header: 'Shipping Address1', field: 'to_address.address1' },
    { header: 'Shipping Address2', field: 'to_address.address2' },
    { header: 'Shipping Company', field: 'to_address.company' },
    { header: 'Shipping City', field: 'to_address.city' },
    { header: 'Shipping Zip', field: 'to_address.zip' },
    { header: 'Shipping Province', field: 'to_address.province' },
    { header: 'Shipping Country', field: 'to_address.country' },
    { header: 'Shipping Phone', field: 'to_address.phone' },
    { header: 'Notes', field: 'setup.delivery_note' },
    notSent('Note Attributes', COMMENT),
    { header: 'Tags', notSent: IN_WORDS },
    notSent('Cancelled at', CANCELED),
    { header: 'Payment Method', notSent: PAYMENT_METHOD },
    ...without('Payment Reference'),
    notSent('Refunded Amount', CANCELED),
    ...without('Vendor'),
    notSent('Outstanding Balance', { en: 'an amount that isn’t paid yet', ja: '未払いの金額' }),
    ...without('Employee', 'Location', 'Device ID', 'Id', 'Risk Level', 'Source'),
    notSent('Lineitem discount', DISCOUNT),
    ...['1', '2', '3', '4', '5'].flatMap((at) => without(`Tax ${at} Name`, `Tax ${at} Value`)),
    ...without('Phone', 'Receipt Number'),
    notSent('Duties', {
      en: 'duties that the buyer has paid; set customs.duty_paid',
      ja: '購入者が支払った関税。customs.duty_paidを指定してください',
    }),
    ...without('Billing Province Name'),
    { header: 'Shipping Province Name', field: 'to_address.province', insteadOf: 'Shipping Province' },
    ...without('Payment ID', 'Payment Terms Name', 'Next Payment Due At', 'Payment References'),
  ],
};
