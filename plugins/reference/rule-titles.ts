import type { Contract } from '../../contract';
import type { Params, RuleId } from '../../rules';

type Carrier = Contract['catalogue']['carriers'][string];

/** The carriers whose requests a rule can reject: those that its sentence lists, all others, or those of a kind. */
type RuleScope = 'listed' | 'others' | ((carrier: Carrier) => boolean);

const domestic = ({ scope }: Carrier): boolean => scope === 'domestic';
const international = ({ scope }: Carrier): boolean => scope === 'international';

/** What lists of rules call a rule, and for which carriers it counts, where not for all. The sandbox says neither. */
export const RULE_TITLES: Record<RuleId, { title: string; scope?: RuleScope }> = {
  'carrier-required': { title: 'Carrier or carrier account is required' },
  'service-of-carrier': { title: 'Service belongs to the carrier' },
  'account-unknown': { title: 'Carrier account belongs to you' },
  'account-type': { title: 'Carrier account and carrier match' },
  'account-missing': { title: 'Carrier account is registered' },
  'account-active': { title: 'Carrier account is active' },
  'test-mode-carriers': { title: 'Carriers with test labels', scope: 'others' },
  'yamato-test-hours': {
    title: "Hours of Yamato's test environment",
    scope: ({ test_labels: test }) => Boolean(test?.hours),
  },
  'domestic-route': { title: 'Domestic carriers ship within Japan', scope: domestic },
  'international-route': { title: 'International carriers ship to or from other countries', scope: international },
  'yamato-shipping-date': {
    title: 'Shipping date is required for Yamato',
    scope: ({ shipping_date: date }) => date.required,
  },
  'shipping-date-past': { title: "Shipping date isn't in the past" },
  'shipping-date-latest': { title: 'Latest shipping date', scope: 'listed' },
  'delivery-date-carriers': { title: 'Carriers that support a delivery date', scope: 'others' },
  'delivery-date-services': { title: 'Services without a delivery date', scope: 'listed' },
  'delivery-date-past': { title: "Delivery date isn't in the past" },
  'delivery-date-earliest': { title: 'Earliest delivery date' },
  'delivery-date-latest': { title: 'Latest delivery date', scope: 'listed' },
  'delivery-date-lead-time': { title: 'Lead time between distant prefectures', scope: domestic },
  'delivery-time-carriers': { title: 'Carriers that support a delivery time', scope: 'others' },
  'delivery-time-services': { title: 'Services without a delivery time', scope: 'listed' },
  'delivery-time-slot': { title: 'Time slots of each carrier', scope: ({ delivery_time: slots }) => slots.length > 0 },
  'name-characters': { title: 'Characters of a name' },
  'latin-letters': { title: 'Latin letters in addresses and product names', scope: international },
  'label-characters': { title: 'Characters that labels and invoices may not show' },
  'prefecture-name': { title: 'Prefecture by name, not by code' },
  'address-width': { title: 'Address length, domestic', scope: domestic },
  'address-length': { title: 'Address length, international', scope: international },
  'dhl-address-total': { title: 'Length of both address lines together', scope: 'listed' },
  'yamato-address2': { title: 'Second address line is required', scope: 'listed' },
  'yamato-prefecture': { title: 'Prefecture of the consignee is required', scope: 'listed' },
  'consignee-city': { title: 'City of the consignee is required', scope: international },
  'temperature-carriers': { title: 'Carriers that support chilled and frozen', scope: 'others' },
  'temperature-limits': { title: 'Maximum size of chilled and frozen parcels', scope: 'listed' },
  'temperature-services': { title: 'Services at room temperature only', scope: 'listed' },
  'pack-size-carriers': { title: 'Carriers with size classes', scope: 'others' },
  'pack-size-classes': { title: 'Size classes of each carrier', scope: ({ pack_sizes: sizes }) => sizes.length > 0 },
  'pack-size-services': { title: 'Services without size classes', scope: 'listed' },
  'insurance-carriers': { title: 'Carriers that support insurance', scope: 'others' },
  'insurance-services': { title: 'Services without insurance', scope: 'listed' },
  'fedex-insurance-value': { title: "Insured amount doesn't exceed the value", scope: 'listed' },
  'cash-on-delivery-carriers': { title: 'Carriers that support cash on delivery', scope: 'others' },
  'cash-on-delivery-services': { title: 'Services without cash on delivery', scope: 'listed' },
  'cash-on-delivery-required': { title: 'Cash on delivery is required', scope: 'listed' },
  'cash-on-delivery-max': { title: 'Maximum amount of cash on delivery', scope: 'listed' },
  'cash-on-delivery-approval': { title: 'Large amounts require approval', scope: 'listed' },
  'cash-on-delivery-security': { title: 'Large amounts require the security service', scope: 'listed' },
  'cash-on-delivery-tax': { title: 'Tax is part of the amount' },
  'signature-carriers': { title: 'Carriers that support a signature', scope: 'others' },
  'security-service-carriers': { title: 'Carriers with a security service', scope: 'others' },
  'instructions-carriers': { title: 'Carriers with transport instructions', scope: 'others' },
  'tax-id-carriers': { title: 'Carriers that support a tax ID', scope: 'others' },
  'label-position-services': { title: 'Services with a label position' },
  'label-position-max': { title: 'Number of labels on a sheet', scope: 'listed' },
  'lower-half-services': { title: 'Services that print on the lower half' },
  'products-required': { title: 'Products are required', scope: international },
  'product-price': { title: 'Price of every product is required' },
  'origin-country': { title: 'Country of origin is required' },
  'price-decimals': { title: 'Decimals of an amount' },
  'parcels-required': { title: 'Parcels are required', scope: international },
  'pieces-max': { title: 'Maximum number of pieces' },
  'single-parcel': { title: 'One parcel only', scope: 'listed' },
  'package-carriers': { title: 'Carriers that have packages', scope: 'others' },
  'package-of-carrier': { title: 'Package belongs to the carrier' },
  'service-weight-max': { title: 'Maximum weight of each service', scope: 'listed' },
  'service-thickness-max': { title: 'Maximum thickness of each service', scope: 'listed' },
  'freight-threshold': { title: 'Minimum size of freight', scope: 'listed' },
  'customs-required': { title: 'Customs data is required', scope: international },
  'duty-paid-carriers': { title: 'Carriers where the shipper can pay duties', scope: 'others' },
  'duty-paid-services': { title: 'Services that ignore duties paid', scope: 'listed' },
  'domestic-account-once': { title: 'One carrier account per domestic carrier', scope: 'listed' },
  'account-type-fixed': { title: "Carrier type can't be changed" },
  'masked-credentials': { title: "Credentials aren't masked" },
  'print-size-of-carrier': { title: 'Print sizes of each carrier' },
  'print-fallback': { title: 'Fallback print size is required' },
  'scheduled-email-carriers': { title: 'Carriers with a scheduled delivery email', scope: 'others' },
  'scheduled-email-message': { title: 'Message of the email is required' },
  'negotiated-carriers': { title: 'Carriers with negotiated rates', scope: 'others' },
  'negotiated-region': { title: 'Region names of the carrier' },
  'negotiated-size': { title: 'Size classes of the carrier' },
  'negotiated-row-once': { title: 'Each origin and size occurs once' },
  'sub-user-key-once': { title: 'Keys of sub users are unique' },
  'file-base64': { title: 'Base64 without a prefix' },
  'file-size': { title: 'Maximum file size' },
  'file-image': { title: 'Format of the image' },
  'file-pixels': { title: 'Maximum number of pixels' },
  'file-complete': { title: 'Image is complete' },
};

/**
 * The carrier types whose requests a rule can reject, in the order of the catalog; undefined where it can those of all.
 *
 * @param about what fills the sentence of the rule: of `listed` and `others`, its lists of carriers or services
 */
export function listRuleCarriers(id: RuleId, about: Params, { catalogue }: Contract): string[] | undefined {
  const { scope } = RULE_TITLES[id];
  if (scope === undefined) return undefined;
  const listed = new Set(Object.values(about).flatMap((value) => (Array.isArray(value) ? value.map(toFirstWord) : [])));
  return Object.entries(catalogue.carriers)
    .filter(([type, carrier]) => {
      if (typeof scope === 'function') return scope(carrier);
      const isListed = [type, ...Object.keys(carrier.services)].some((code) => listed.has(code));
      return isListed === (scope === 'listed');
    })
    .map(([type]) => type);
}

/** Entries of lists begin with a code: 'yamato 30' → 'yamato' */
function toFirstWord(entry: string | number): string {
  return String(entry).split(' ')[0] ?? '';
}
