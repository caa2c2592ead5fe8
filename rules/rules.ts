import { accountTypeFixed } from './account/account-type-fixed';
import { domesticAccountOnce } from './account/domestic-account-once';
import { maskedCredentials } from './account/masked-credentials';
import { printFallback } from './account/print-fallback';
import { printSizeOfCarrier } from './account/print-size-of-carrier';
import { scheduledEmailCarriers } from './account/scheduled-email-carriers';
import { scheduledEmailMessage } from './account/scheduled-email-message';
import { prefectureName } from './address/prefecture-name';
import { fileBase64 } from './file/file-base64';
import { fileImage } from './file/file-image';
import { fileSize } from './file/file-size';
import { negotiatedCarriers } from './negotiated-rates/negotiated-carriers';
import { negotiatedRegion } from './negotiated-rates/negotiated-region';
import { negotiatedRowOnce } from './negotiated-rates/negotiated-row-once';
import { negotiatedSize } from './negotiated-rates/negotiated-size';
import { accountActive } from './shipping/account-active';
import { accountMissing } from './shipping/account-missing';
import { accountType } from './shipping/account-type';
import { accountUnknown } from './shipping/account-unknown';
import { addressLength } from './shipping/address-length';
import { addressWidth } from './shipping/address-width';
import { carrierRequired } from './shipping/carrier-required';
import { cashOnDeliveryCarriers } from './shipping/cash-on-delivery-carriers';
import { cashOnDeliveryMax } from './shipping/cash-on-delivery-max';
import { cashOnDeliveryRequired } from './shipping/cash-on-delivery-required';
import { cashOnDeliveryServices } from './shipping/cash-on-delivery-services';
import { cashOnDeliveryTax } from './shipping/cash-on-delivery-tax';
import { consigneeCity } from './shipping/consignee-city';
import { customsRequired } from './shipping/customs-required';
import { deliveryDateCarriers } from './shipping/delivery-date-carriers';
import { deliveryDateEarliest } from './shipping/delivery-date-earliest';
import { deliveryDateLatest } from './shipping/delivery-date-latest';
import { deliveryDatePast } from './shipping/delivery-date-past';
import { deliveryTimeCarriers } from './shipping/delivery-time-carriers';
import { deliveryTimeServices } from './shipping/delivery-time-services';
import { deliveryTimeSlot } from './shipping/delivery-time-slot';
import { dhlAddressTotal } from './shipping/dhl-address-total';
import { domesticRoute } from './shipping/domestic-route';
import { dutyPaidCarriers } from './shipping/duty-paid-carriers';
import { dutyPaidServices } from './shipping/duty-paid-services';
import { fedexInsuranceValue } from './shipping/fedex-insurance-value';
import { freightThreshold } from './shipping/freight-threshold';
import { instructionsCarriers } from './shipping/instructions-carriers';
import { insuranceCarriers } from './shipping/insurance-carriers';
import { insuranceServices } from './shipping/insurance-services';
import { internationalRoute } from './shipping/international-route';
import { labelPositionMax } from './shipping/label-position-max';
import { labelPositionServices } from './shipping/label-position-services';
import { lowerHalfServices } from './shipping/lower-half-services';
import { originCountry } from './shipping/origin-country';
import { packSizeCarriers } from './shipping/pack-size-carriers';
import { packSizeClasses } from './shipping/pack-size-classes';
import { packageCarriers } from './shipping/package-carriers';
import { packageOfCarrier } from './shipping/package-of-carrier';
import { parcelsRequired } from './shipping/parcels-required';
import { piecesMax } from './shipping/pieces-max';
import { priceDecimals } from './shipping/price-decimals';
import { productPrice } from './shipping/product-price';
import { productsRequired } from './shipping/products-required';
import { securityServiceCarriers } from './shipping/security-service-carriers';
import { serviceOfCarrier } from './shipping/service-of-carrier';
import { serviceWeightMax } from './shipping/service-weight-max';
import { shippingDateLatest } from './shipping/shipping-date-latest';
import { shippingDatePast } from './shipping/shipping-date-past';
import { signatureCarriers } from './shipping/signature-carriers';
import { singleParcel } from './shipping/single-parcel';
import { taxIdCarriers } from './shipping/tax-id-carriers';
import { temperatureCarriers } from './shipping/temperature-carriers';
import { testModeCarriers } from './shipping/test-mode-carriers';
import { yamatoAddress2 } from './shipping/yamato-address2';
import { yamatoPrefecture } from './shipping/yamato-prefecture';
import { yamatoShippingDate } from './shipping/yamato-shipping-date';
import { yamatoTestHours } from './shipping/yamato-test-hours';

/** Every rule, in the order in which pages list them. */
export const RULES = [
  carrierRequired,
  serviceOfCarrier,
  accountUnknown,
  accountType,
  accountMissing,
  accountActive,
  testModeCarriers,
  yamatoTestHours,
  domesticRoute,
  internationalRoute,
  yamatoShippingDate,
  shippingDatePast,
  shippingDateLatest,
  deliveryDateCarriers,
  deliveryDatePast,
  deliveryDateEarliest,
  deliveryDateLatest,
  deliveryTimeCarriers,
  deliveryTimeServices,
  deliveryTimeSlot,
  prefectureName,
  addressWidth,
  addressLength,
  dhlAddressTotal,
  yamatoAddress2,
  yamatoPrefecture,
  consigneeCity,
  temperatureCarriers,
  packSizeCarriers,
  packSizeClasses,
  insuranceCarriers,
  insuranceServices,
  fedexInsuranceValue,
  cashOnDeliveryCarriers,
  cashOnDeliveryServices,
  cashOnDeliveryRequired,
  cashOnDeliveryMax,
  cashOnDeliveryTax,
  signatureCarriers,
  securityServiceCarriers,
  instructionsCarriers,
  taxIdCarriers,
  labelPositionServices,
  labelPositionMax,
  lowerHalfServices,
  productsRequired,
  productPrice,
  originCountry,
  priceDecimals,
  parcelsRequired,
  piecesMax,
  singleParcel,
  packageCarriers,
  packageOfCarrier,
  serviceWeightMax,
  freightThreshold,
  customsRequired,
  dutyPaidCarriers,
  dutyPaidServices,
  domesticAccountOnce,
  accountTypeFixed,
  maskedCredentials,
  printSizeOfCarrier,
  printFallback,
  scheduledEmailCarriers,
  scheduledEmailMessage,
  negotiatedCarriers,
  negotiatedRegion,
  negotiatedSize,
  negotiatedRowOnce,
  fileBase64,
  fileSize,
  fileImage,
] as const;

export type RuleId = (typeof RULES)[number]['id'];
