import { deliveryTimeCarriers } from './shipping/delivery-time-carriers';
import { dhlAddressTotal } from './shipping/dhl-address-total';
import { yamatoShippingDate } from './shipping/yamato-shipping-date';

/** Every rule, in the order in which pages list them. */
export const RULES = [yamatoShippingDate, deliveryTimeCarriers, dhlAddressTotal] as const;

export type RuleId = (typeof RULES)[number]['id'];
