import { accountTypeFixed } from './account/account-type-fixed';
import { domesticAccountOnce } from './account/domestic-account-once';
import { maskedCredentials } from './account/masked-credentials';
import { printFallback } from './account/print-fallback';
import { printSizeOfCarrier } from './account/print-size-of-carrier';
import { scheduledEmailMessage } from './account/scheduled-email-message';
import { militaryAddress } from './address/military-address';
import { postcodeForm } from './address/postcode-form';
import { postcodeZero } from './address/postcode-zero';
import { postcodePrefecture } from './address/postcode-prefecture';
import { emailAddress } from './address/email-address';
import { phoneCharacters } from './address/phone-characters';
import { prefectureName } from './address/prefecture-name';
import { prefectureRepeated } from './address/prefecture-repeated';
import { capabilityRules } from './capabilities/capability-rules';
import { fileBase64 } from './file/file-base64';
import { fileComplete } from './file/file-complete';
import { fileImage } from './file/file-image';
import { filePixels } from './file/file-pixels';
import { fileSize } from './file/file-size';
import { nameCharacters } from './name/name-characters';
import { negotiatedCarriers } from './negotiated-rates/negotiated-carriers';
import { negotiatedRegion } from './negotiated-rates/negotiated-region';
import { negotiatedRowOnce } from './negotiated-rates/negotiated-row-once';
import { negotiatedSize } from './negotiated-rates/negotiated-size';
import { cashOnDeliveryApproval } from './service/cash-on-delivery-approval';
import { cashOnDeliveryMax } from './service/cash-on-delivery-max';
import { cashOnDeliveryRequired } from './service/cash-on-delivery-required';
import { cashOnDeliverySecurity } from './service/cash-on-delivery-security';
import { deliveryTimeSlot } from './service/delivery-time-slot';
import { freightThreshold } from './service/freight-threshold';
import { labelPositionMax } from './service/label-position-max';
import { packSizeClasses } from './service/pack-size-classes';
import { serviceOfCarrier } from './service/service-of-carrier';
import { serviceThicknessMax } from './service/service-thickness-max';
import { packSizeMeasured } from './service/pack-size-measured';
import { serviceEnded } from './service/service-ended';
import { serviceGirthMax } from './service/service-girth-max';
import { serviceSideMax } from './service/service-side-max';
import { serviceSizeMax } from './service/service-size-max';
import { serviceSizeMin } from './service/service-size-min';
import { serviceWeightMax } from './service/service-weight-max';
import { accountActive } from './shipping/account-active';
import { accountMissing } from './shipping/account-missing';
import { accountType } from './shipping/account-type';
import { accountUnknown } from './shipping/account-unknown';
import { addressLength } from './shipping/address-length';
import { addressWidth } from './shipping/address-width';
import { labelTextWidth } from './shipping/label-text-width';
import { carrierRequired } from './shipping/carrier-required';
import { cashOnDeliveryTax } from './shipping/cash-on-delivery-tax';
import { consigneeCity } from './shipping/consignee-city';
import { customsRequired } from './shipping/customs-required';
import { deliveryDateClosed } from './shipping/delivery-date-closed';
import { deliveryDateEarliest } from './shipping/delivery-date-earliest';
import { deliveryDateLatest } from './shipping/delivery-date-latest';
import { deliveryDateLeadTime } from './shipping/delivery-date-lead-time';
import { deliveryDatePast } from './shipping/delivery-date-past';
import { dhlAddressTotal } from './shipping/dhl-address-total';
import { domesticRoute } from './shipping/domestic-route';
import { fedexInsuranceDocuments } from './shipping/fedex-insurance-documents';
import { fedexInsuranceValue } from './shipping/fedex-insurance-value';
import { internationalRoute } from './shipping/international-route';
import { labelCharacters } from './shipping/label-characters';
import { latinLetters } from './shipping/latin-letters';
import { originCountry } from './shipping/origin-country';
import { iossValue } from './shipping/ioss-value';
import { euHsCode } from './shipping/eu-hs-code';
import { handlingMarks } from './shipping/handling-marks';
import { packageCarriers } from './shipping/package-carriers';
import { packageOfCarrier } from './shipping/package-of-carrier';
import { parcelsRequired } from './shipping/parcels-required';
import { piecesAgree } from './shipping/pieces-agree';
import { piecesMax } from './shipping/pieces-max';
import { poBox } from './shipping/po-box';
import { contactName } from './shipping/contact-name';
import { contentsWeight } from './shipping/contents-weight';
import { iossCountry } from './shipping/ioss-country';
import { suspendedDestination } from './shipping/suspended-destination';
import { priceDecimals } from './shipping/price-decimals';
import { productPrice } from './shipping/product-price';
import { ratesSelection } from './shipping/rates-selection';
import { shippingDateLatest } from './shipping/shipping-date-latest';
import { shippingDatePast } from './shipping/shipping-date-past';
import { singleParcel } from './service/single-parcel';
import { temperatureLimits } from './shipping/temperature-limits';
import { yamatoAddress2 } from './shipping/yamato-address2';
import { yamatoPrefecture } from './shipping/yamato-prefecture';
import { yamatoShippingDate } from './shipping/yamato-shipping-date';
import { yamatoTestHours } from './shipping/yamato-test-hours';
import { subUserKeyOnce } from './sub-user/sub-user-key-once';

/** Every rule, in the order in which pages list them. */
export const RULES = [
  carrierRequired,
  serviceOfCarrier,
  accountUnknown,
  accountType,
  accountMissing,
  accountActive,
  capabilityRules['test-mode-carriers'],
  yamatoTestHours,
  domesticRoute,
  internationalRoute,
  suspendedDestination,
  yamatoShippingDate,
  shippingDatePast,
  shippingDateLatest,
  capabilityRules['delivery-date-carriers'],
  capabilityRules['delivery-date-services'],
  deliveryDatePast,
  deliveryDateEarliest,
  deliveryDateLatest,
  deliveryDateLeadTime,
  deliveryDateClosed,
  capabilityRules['delivery-time-carriers'],
  capabilityRules['delivery-time-services'],
  deliveryTimeSlot,
  nameCharacters,
  prefectureName,
  postcodePrefecture,
  postcodeZero,
  postcodeForm,
  militaryAddress,
  prefectureRepeated,
  emailAddress,
  phoneCharacters,
  addressWidth,
  addressLength,
  dhlAddressTotal,
  labelTextWidth,
  yamatoAddress2,
  yamatoPrefecture,
  consigneeCity,
  contactName,
  latinLetters,
  labelCharacters,
  handlingMarks,
  capabilityRules['temperature-carriers'],
  capabilityRules['temperature-services'],
  temperatureLimits,
  capabilityRules['pack-size-carriers'],
  capabilityRules['pack-size-services'],
  packSizeClasses,
  packSizeMeasured,
  capabilityRules['insurance-carriers'],
  capabilityRules['insurance-services'],
  fedexInsuranceDocuments,
  fedexInsuranceValue,
  capabilityRules['cash-on-delivery-carriers'],
  capabilityRules['cash-on-delivery-services'],
  cashOnDeliveryRequired,
  cashOnDeliveryMax,
  cashOnDeliverySecurity,
  cashOnDeliveryApproval,
  cashOnDeliveryTax,
  capabilityRules['signature-carriers'],
  capabilityRules['security-service-carriers'],
  capabilityRules['instructions-carriers'],
  capabilityRules['tax-id-carriers'],
  capabilityRules['label-position-services'],
  labelPositionMax,
  capabilityRules['lower-half-services'],
  productPrice,
  ratesSelection,
  originCountry,
  iossValue,
  iossCountry,
  euHsCode,
  priceDecimals,
  parcelsRequired,
  piecesAgree,
  piecesMax,
  poBox,
  singleParcel,
  contentsWeight,
  packageCarriers,
  packageOfCarrier,
  serviceEnded,
  serviceSizeMax,
  serviceSideMax,
  serviceGirthMax,
  serviceSizeMin,
  serviceWeightMax,
  serviceThicknessMax,
  freightThreshold,
  customsRequired,
  capabilityRules['duty-paid-carriers'],
  capabilityRules['duty-paid-services'],
  domesticAccountOnce,
  accountTypeFixed,
  maskedCredentials,
  printSizeOfCarrier,
  printFallback,
  capabilityRules['scheduled-email-carriers'],
  scheduledEmailMessage,
  negotiatedCarriers,
  negotiatedRegion,
  negotiatedSize,
  negotiatedRowOnce,
  fileBase64,
  fileSize,
  fileImage,
  filePixels,
  fileComplete,
  subUserKeyOnce,
] as const;

export type RuleId = (typeof RULES)[number]['id'];
