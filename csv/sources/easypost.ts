import { without, type CsvSource } from '../csv-source';

/**
 * The fields of a shipment of EasyPost.
 *
 * Columns: https://docs.easypost.com/docs/shipments,
 * https://docs.easypost.com/docs/addresses
 */
export const easypost: CsvSource = {
  id: 'easypost',
  name: { en: 'EasyPost', ja: 'EasyPost' },
  common: {},
  dates: 'YYYY-MM-DD',
  columns: [
    { header: 'reference', field: 'setup.ref_number' },
    { header: 'carrier_accounts', field: 'setup.carrier_id' },
    { header: 'service', field: 'setup.service' },
    { header: 'insurance', field: 'setup.insurance' },
    ...(['to_address', 'from_address'] as const).flatMap((address) => [
      { header: `${address}.name`, field: `${address}.full_name` },
      { header: `${address}.company`, field: `${address}.company` },
      { header: `${address}.street1`, field: `${address}.address1` },
      { header: `${address}.street2`, field: `${address}.address2` },
      { header: `${address}.city`, field: `${address}.city` },
      { header: `${address}.state`, field: `${address}.province` },
      { header: `${address}.zip`, field: `${address}.zip` },
      { header: `${address}.country`, field: `${address}.country` },
      { header: `${address}.phone`, field: `${address}.phone` },
      { header: `${address}.email`, field: `${address}.email` },
    ]),
    { header: 'parcel.length', field: 'parcels.0.depth' },
    { header: 'parcel.width', field: 'parcels.0.width' },
    { header: 'parcel.height', field: 'parcels.0.height' },
    { header: 'parcel.weight', field: 'parcels.0.weight' },
    { header: 'parcel.predefined_package', field: 'parcels.0.package' },
    { header: 'options.cod_amount', field: 'setup.cash_on_delivery.amount' },
    {
      header: 'options.delivery_confirmation',
      field: 'setup.signature',
      values: { SIGNATURE: true, NO_SIGNATURE: null },
    },
    { header: 'options.print_custom_1', field: 'setup.delivery_note' },
    {
      header: 'customs_info.contents_type',
      field: 'customs.content_type',
      values: {
        merchandise: 'MERCHANDISE',
        gift: 'GIFT',
        sample: 'SAMPLE',
        documents: 'DOCUMENTS',
        returned_goods: 'RETURNED_GOODS',
        other: 'OTHER',
      },
    },
    { header: 'customs_info.customs_items.description', field: 'products.0.name' },
    { header: 'customs_info.customs_items.quantity', field: 'products.0.quantity' },
    { header: 'customs_info.customs_items.hs_tariff_number', field: 'products.0.hs_code' },
    { header: 'customs_info.customs_items.origin_country', field: 'products.0.origin_country' },
    { header: 'customs_info.customs_items.value', field: 'products.0.price', isLineTotal: true },
    ...without('to_address.residential', 'return_address', 'buyer_address'),
    ...without('customs_info.eel_pfc', 'customs_info.restriction_type'),
  ],
};
