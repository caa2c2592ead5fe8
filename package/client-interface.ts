/* eslint-disable */
// Generated from the contract by "npm run generate"; do not edit.

import type { ApiPromise, EnsureInput } from './client-types';
import type { components, operations } from './types';

type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/**
 * Address registered with the carrier.
 */
export interface AccountAddress extends Schema<'AccountAddress'> {}
/**
 * Name, contact details and postal address.
 */
export interface Address extends Schema<'Address'> {}
/**
 * Saved consignee address.
 */
export interface AddressRecord extends Schema<'AddressRecord'> {}
/**
 * Date in the form YYYY-MM-DD.
 */
export type CalendarDate = Schema<'CalendarDate'>;
/**
 * Carrier account.
 */
export interface Carrier extends Schema<'Carrier'> {}
/**
 * ID of one of your carrier accounts, as returned at registration.
 */
export type CarrierId = Schema<'CarrierId'>;
/**
 * Carrier account to register.
 */
export type CarrierRegistration = Schema<'CarrierRegistration'>;
/**
 * Carrier account to register.
 */
export interface CarrierRegistrationDhl extends Schema<'CarrierRegistrationDhl'> {}
/**
 * Carrier account to register.
 */
export interface CarrierRegistrationFedex extends Schema<'CarrierRegistrationFedex'> {}
/**
 * Carrier account to register.
 */
export interface CarrierRegistrationJapanpost extends Schema<'CarrierRegistrationJapanpost'> {}
/**
 * Carrier account to register.
 */
export interface CarrierRegistrationPegasus extends Schema<'CarrierRegistrationPegasus'> {}
/**
 * Carrier account to register.
 */
export interface CarrierRegistrationSagawa extends Schema<'CarrierRegistrationSagawa'> {}
/**
 * Carrier account to register.
 */
export interface CarrierRegistrationSeino extends Schema<'CarrierRegistrationSeino'> {}
/**
 * Carrier account to register.
 */
export interface CarrierRegistrationUps extends Schema<'CarrierRegistrationUps'> {}
/**
 * Carrier account to register.
 */
export interface CarrierRegistrationYamato extends Schema<'CarrierRegistrationYamato'> {}
/**
 * Carrier account to register.
 */
export interface CarrierRegistrationYuumail extends Schema<'CarrierRegistrationYuumail'> {}
/**
 * Carrier account to register.
 */
export interface CarrierRegistrationYuupack extends Schema<'CarrierRegistrationYuupack'> {}
/**
 * Carrier account to register.
 */
export interface CarrierRegistrationYuupacket extends Schema<'CarrierRegistrationYuupacket'> {}
/**
 * Label settings of this carrier account.
 */
export interface CarrierSettings extends Schema<'CarrierSettings'> {}
/**
 * Settings to change, field by field at every level. All settings are validated, including those you omit.
 */
export interface CarrierSettingsChange extends Schema<'CarrierSettingsChange'> {}
/**
 * Carrier type.
 */
export type CarrierType = Schema<'CarrierType'>;
/**
 * Fields to change. Omitted fields keep their values.
 */
export interface CarrierUpdate extends Schema<'CarrierUpdate'> {}
/**
 * Amount that the carrier collects from the consignee.
 */
export interface CashOnDelivery extends Schema<'CashOnDelivery'> {}
/**
 * Consignee address.
 */
export interface ConsigneeAddress extends Schema<'ConsigneeAddress'> {}
/**
 * Country as an uppercase ISO 3166-1 alpha-2 code.
 */
export type Country = Schema<'Country'>;
/**
 * The credentials of DHL.
 */
export interface CredentialsDhl extends Schema<'CredentialsDhl'> {}
/**
 * The credentials of FedEx.
 */
export interface CredentialsFedex extends Schema<'CredentialsFedex'> {}
/**
 * The credentials of Japan Post for international shipments.
 */
export interface CredentialsJapanpost extends Schema<'CredentialsJapanpost'> {}
/**
 * The credentials of Pegasus Global Express.
 */
export interface CredentialsPegasus extends Schema<'CredentialsPegasus'> {}
/**
 * The credentials of Sagawa Express.
 */
export interface CredentialsSagawa extends Schema<'CredentialsSagawa'> {}
/**
 * The credentials of Seino Transportation.
 */
export interface CredentialsSeino extends Schema<'CredentialsSeino'> {}
/**
 * The credentials of UPS.
 */
export interface CredentialsUps extends Schema<'CredentialsUps'> {}
/**
 * The credentials of Yamato Transport.
 */
export interface CredentialsYamato extends Schema<'CredentialsYamato'> {}
/**
 * Credentials for Yu-Mail. Specify `customer_numbers` or `niokurinin`.
 */
export interface CredentialsYuumail extends Schema<'CredentialsYuumail'> {}
/**
 * Credentials for Yu-Pack. Specify `customer_numbers` or `niokurinin`.
 */
export interface CredentialsYuupack extends Schema<'CredentialsYuupack'> {}
/**
 * Credentials for Yu-Packet. Specify `customer_numbers` or `niokurinin`.
 */
export interface CredentialsYuupacket extends Schema<'CredentialsYuupacket'> {}
/**
 * Currency of prices and amounts, as an ISO 4217 code.
 */
export type Currency = Schema<'Currency'>;
/**
 * Customer code (Sagawa) or customer number (Japan Post), divided into 4 strings as in the example requests.
 */
export type CustomerNumbers = Schema<'CustomerNumbers'>;
/**
 * Customs declaration. Required for international shipments.
 */
export interface Customs extends Schema<'Customs'> {}
/**
 * Label, tracking numbers and invoices.
 */
export interface Delivery extends Schema<'Delivery'> {}
/**
 * Uploaded file. The image itself isn't returned.
 */
export interface FileRecord extends Schema<'FileRecord'> {}
/**
 * Image for commercial invoices.
 */
export interface FileUpload extends Schema<'FileUpload'> {}
/**
 * Most recent invoice from FedEx. FedEx uses it to confirm that the account is yours.
 */
export interface Invoice2fa extends Schema<'Invoice2fa'> {}
/**
 * Contents of the label.
 */
export interface LabelSettings extends Schema<'LabelSettings'> {}
/**
 * Sub user, without its token.
 */
export interface ListedSubUser extends Schema<'ListedSubUser'> {}
/**
 * Result of the operation.
 */
export interface Message extends Schema<'Message'> {}
/**
 * Negotiated prices for one origin region and size.
 */
export interface NegotiatedRate extends Schema<'NegotiatedRate'> {}
/**
 * Rows to save. A row replaces the saved row with the same origin and size; other rows are kept.
 */
export interface NegotiatedRatesUpload extends Schema<'NegotiatedRatesUpload'> {}
/**
 * Handling instructions.
 */
export interface Options extends Schema<'Options'> {}
/**
 * Position in the list.
 */
export interface Pagination extends Schema<'Pagination'> {}
/**
 * Parcel. Specify its three dimensions and weight, or a package of the carrier.
 */
export interface Parcel extends Schema<'Parcel'> {}
/**
 * Parcel.
 */
export interface ParcelFields extends Schema<'ParcelFields'> {}
/**
 * Japanese postal codes have seven digits.
 */
export interface PostalCodes extends Schema<'PostalCodes'> {}
/**
 * Print settings.
 */
export interface PrintSettings extends Schema<'PrintSettings'> {}
/**
 * Print settings.
 */
export interface PrintSettingsMembers extends Schema<'PrintSettingsMembers'> {}
/**
 * Product in the shipment.
 */
export interface Product extends Schema<'Product'> {}
/**
 * State or territory of Australia, ISO 3166-2:AU.
 */
export type ProvinceAu = Schema<'ProvinceAu'>;
/**
 * State of Brazil, ISO 3166-2:BR.
 */
export type ProvinceBr = Schema<'ProvinceBr'>;
/**
 * Province or territory of Canada, ISO 3166-2:CA.
 */
export type ProvinceCa = Schema<'ProvinceCa'>;
/**
 * In countries with province codes, the province is a code.
 */
export interface ProvinceCodes extends Schema<'ProvinceCodes'> {}
/**
 * State or union territory of India, ISO 3166-2:IN.
 */
export type ProvinceIn = Schema<'ProvinceIn'>;
/**
 * State of Mexico, ISO 3166-2:MX.
 */
export type ProvinceMx = Schema<'ProvinceMx'>;
/**
 * State or territory of the United States, ISO 3166-2:US.
 */
export type ProvinceUs = Schema<'ProvinceUs'>;
/**
 * Rate of one service of one carrier account.
 */
export interface Rate extends Schema<'Rate'> {}
/**
 * Address to get rates for. Only the country is required; within Japan also `province` or `zip`, since the price depends on the prefecture.
 */
export interface RateAddress extends Schema<'RateAddress'> {}
/**
 * Carrier account that returned no rate.
 */
export interface RateError extends Schema<'RateError'> {}
/**
 * Parcel to get rates for. Specify its weight, its three dimensions, both, or a package of the carrier.
 */
export interface RateParcel extends Schema<'RateParcel'> {}
/**
 * Shipment to get rates for: the body of a shipment, of which only what a price depends on is required.
 */
export interface RateRequest extends Schema<'RateRequest'> {}
/**
 * Rates, and the carrier accounts that returned none.
 */
export interface RateResponse extends Schema<'RateResponse'> {}
/**
 * Carrier and shipment options, with the same fields as for a shipment. `service` and `test` don't change the rates.
 */
export interface RateSetup extends Schema<'RateSetup'> {}
/**
 * Unique ID.
 */
export type RecordId = Schema<'RecordId'>;
/**
 * Name of one of the carrier's regions.
 */
export type Region = Schema<'Region'>;
/**
 * Email that Yamato sends to the consignee before delivery.
 */
export interface ScheduledDeliveryEmail extends Schema<'ScheduledDeliveryEmail'> {}
/**
 * Email that Yamato sends to the consignee before delivery.
 */
export interface ScheduledDeliveryEmailMembers extends Schema<'ScheduledDeliveryEmailMembers'> {}
/**
 * Service of a carrier, or `custom` for in-house shipping.
 */
export type Service = Schema<'Service'>;
/**
 * Carrier, service and shipment options.
 */
export interface Setup extends Schema<'Setup'> {}
/**
 * Shipment.
 */
export interface Shipment extends Schema<'Shipment'> {}
/**
 * Page of shipments, newest first.
 */
export interface ShipmentPage extends Schema<'ShipmentPage'> {}
/**
 * Shipment to create.
 */
export interface ShipmentRequest extends Schema<'ShipmentRequest'> {}
/**
 * Carrier, service and shipment options.
 */
export interface ShipmentSetup extends Schema<'ShipmentSetup'> {}
/**
 * Product in the shipment.
 */
export interface ShippedProduct extends Schema<'ShippedProduct'> {}
/**
 * Shipper address.
 */
export interface ShipperAddress extends Schema<'ShipperAddress'> {}
/**
 * Sub user.
 */
export interface SubUser extends Schema<'SubUser'> {}
/**
 * Information about the sub user.
 */
export interface SubUserInfo extends Schema<'SubUserInfo'> {}
/**
 * Sub user to register.
 */
export interface SubUserRegistration extends Schema<'SubUserRegistration'> {}
/**
 * New token of the sub user.
 */
export interface SubUserToken extends Schema<'SubUserToken'> {}
/**
 * Surcharge included in the price.
 */
export interface Surcharge extends Schema<'Surcharge'> {}
/**
 * Date and time in UTC, with milliseconds.
 */
export type Timestamp = Schema<'Timestamp'>;
/**
 * Tracking status and history of a parcel.
 */
export interface Tracking extends Schema<'Tracking'> {}
/**
 * Tracking event.
 */
export interface TrackingEvent extends Schema<'TrackingEvent'> {}
/**
 * Address to ship from. In Japan, `province_kanji` is required.
 */
export interface WarehouseAddress extends Schema<'WarehouseAddress'> {}
/**
 * Registered warehouse.
 */
export interface WarehouseRecord extends Schema<'WarehouseRecord'> {}
/**
 * Problem that didn't block the request.
 */
export interface Warning extends Schema<'Warning'> {}

/** Status of a parcel, with the same values for all carriers. */
export type TrackingStatus = TrackingEvent['status'];

/** One method for each operation, by its `operationId`, and what is made of them. */
export interface Client {
  /**
   * Create a shipment: `POST /shipments`
   *
   * Creates a label with the carrier and, for an international shipment, the commercial invoice. Call it when an order is packed.
   *
   * @see https://docs.shipping.example/en/shipment-create
   */
  createShipment: (input: { body: ShipmentRequest; signal?: AbortSignal | undefined }) => ApiPromise<Shipment>;

  /**
   * List shipments: `GET /shipments`
   *
   * Returns a page of the shipments of the last 2 months, newest first. By default, it returns today's shipments.
   *
   * @see https://docs.shipping.example/en/shipments-list
   */
  listShipments: (input?: {
    query?: operations['shipments-list']['parameters']['query'];
    signal?: AbortSignal | undefined;
  }) => ApiPromise<ShipmentPage>;

  /**
   * Get a shipment: `GET /shipments/{id}`
   *
   * Returns one shipment with its label, tracking numbers and invoice. You can also get voided shipments.
   *
   * @see https://docs.shipping.example/en/shipment-get
   */
  getShipment: (input: {
    path: operations['shipment-get']['parameters']['path'];
    signal?: AbortSignal | undefined;
  }) => ApiPromise<Shipment>;

  /**
   * Void a shipment: `DELETE /shipments/{id}`
   *
   * Voids a shipment. Its label can no longer be used. You can still get the shipment, with the state `void`.
   *
   * @see https://docs.shipping.example/en/shipment-delete
   */
  deleteShipment: (input: {
    path: operations['shipment-delete']['parameters']['path'];
    signal?: AbortSignal | undefined;
  }) => ApiPromise<Message>;

  /**
   * List rates: `POST /rates`
   *
   * Returns the prices of a shipment from your carrier accounts. Call it only before you create the shipment: rate-only use may invalidate your token.
   *
   * @see https://docs.shipping.example/en/rates-list
   */
  listRates: (input: { body: RateRequest; signal?: AbortSignal | undefined }) => ApiPromise<RateResponse>;

  /**
   * Register a carrier account: `POST /carriers`
   *
   * Registers a carrier account, for shipments and rates.
   *
   * @see https://docs.shipping.example/en/carrier-register
   */
  registerCarrier: (input: { body: CarrierRegistration; signal?: AbortSignal | undefined }) => ApiPromise<Carrier>;

  /**
   * List carrier accounts: `GET /carriers`
   *
   * Returns your carrier accounts, with the IDs to use in shipments.
   *
   * @see https://docs.shipping.example/en/carriers-list
   */
  listCarriers: (input?: { signal?: AbortSignal | undefined }) => ApiPromise<Carrier[]>;

  /**
   * Update a carrier account: `PUT /carriers/{id}`
   *
   * Changes the credentials or settings of a carrier account, such as the password or the print size.
   *
   * @see https://docs.shipping.example/en/carrier-update
   */
  updateCarrier: (input: {
    path: operations['carrier-update']['parameters']['path'];
    body: CarrierUpdate;
    signal?: AbortSignal | undefined;
  }) => ApiPromise<Carrier>;

  /**
   * Delete a carrier account: `DELETE /carriers/{id}`
   *
   * Deletes a carrier account and its negotiated rates. Its shipments are kept.
   *
   * @see https://docs.shipping.example/en/carrier-delete
   */
  deleteCarrier: (input: {
    path: operations['carrier-delete']['parameters']['path'];
    signal?: AbortSignal | undefined;
  }) => ApiPromise<Message>;

  /**
   * Upload negotiated rates: `POST /carriers/{id}/rates`
   *
   * Saves the prices that you agreed with Yamato, Sagawa or Yu-Pack, for domestic rates.
   *
   * @see https://docs.shipping.example/en/negotiated-rates-upload
   */
  uploadNegotiatedRates: (input: {
    path: operations['negotiated-rates-upload']['parameters']['path'];
    body: NegotiatedRatesUpload;
    signal?: AbortSignal | undefined;
  }) => ApiPromise<Message>;

  /**
   * Delete negotiated rates: `DELETE /carriers/{id}/rates`
   *
   * Deletes all negotiated rates of a carrier account.
   *
   * @see https://docs.shipping.example/en/negotiated-rates-delete
   */
  deleteNegotiatedRates: (input: {
    path: operations['negotiated-rates-delete']['parameters']['path'];
    signal?: AbortSignal | undefined;
  }) => ApiPromise<Message>;

  /**
   * Get tracking: `GET /tracking/{carrier}/{tracking_number}`
   *
   * Returns the status and history of a parcel, even if you didn't ship it through this API.
   *
   * @see https://docs.shipping.example/en/tracking-get
   */
  getTracking: (input: {
    path: operations['tracking-get']['parameters']['path'];
    signal?: AbortSignal | undefined;
  }) => ApiPromise<Tracking>;

  /**
   * Register a consignee address: `POST /addresses`
   *
   * Saves a consignee address.
   *
   * @see https://docs.shipping.example/en/address-register
   */
  registerAddress: (input: { body: ConsigneeAddress; signal?: AbortSignal | undefined }) => ApiPromise<AddressRecord>;

  /**
   * List consignee addresses: `GET /addresses`
   *
   * Returns your consignee addresses.
   *
   * @see https://docs.shipping.example/en/addresses-list
   */
  listAddresses: (input?: { signal?: AbortSignal | undefined }) => ApiPromise<AddressRecord[]>;

  /**
   * Register a warehouse: `POST /warehouses`
   *
   * Saves a location that you ship from.
   *
   * @see https://docs.shipping.example/en/warehouse-register
   */
  registerWarehouse: (input: {
    body: WarehouseAddress;
    signal?: AbortSignal | undefined;
  }) => ApiPromise<WarehouseRecord>;

  /**
   * List warehouses: `GET /warehouses`
   *
   * Returns your warehouses.
   *
   * @see https://docs.shipping.example/en/warehouses-list
   */
  listWarehouses: (input?: { signal?: AbortSignal | undefined }) => ApiPromise<WarehouseRecord[]>;

  /**
   * Upload a file: `POST /files`
   *
   * Saves a signature or a logo for commercial invoices. Paperless DHL invoices require a signature.
   *
   * @see https://docs.shipping.example/en/file-upload
   */
  uploadFile: (input: { body: FileUpload; signal?: AbortSignal | undefined }) => ApiPromise<FileRecord>;

  /**
   * List files: `GET /files`
   *
   * Returns your files, without the images.
   *
   * @see https://docs.shipping.example/en/files-list
   */
  listFiles: (input?: { signal?: AbortSignal | undefined }) => ApiPromise<FileRecord[]>;

  /**
   * Register a sub user: `POST /sub-users`
   *
   * Adds a user to your account, with separate data and, optionally, a separate token.
   *
   * @see https://docs.shipping.example/en/subuser-register
   */
  registerSubuser: (input: { body: SubUserRegistration; signal?: AbortSignal | undefined }) => ApiPromise<SubUser>;

  /**
   * List sub users: `GET /sub-users`
   *
   * Returns the sub users of your account, without their tokens.
   *
   * @see https://docs.shipping.example/en/subusers-list
   */
  listSubusers: (input?: { signal?: AbortSignal | undefined }) => ApiPromise<ListedSubUser[]>;

  /**
   * Get a sub user: `GET /sub-users/{id}`
   *
   * Returns one sub user, with its token if it has one.
   *
   * @see https://docs.shipping.example/en/subuser-get
   */
  getSubuser: (input: {
    path: operations['subuser-get']['parameters']['path'];
    signal?: AbortSignal | undefined;
  }) => ApiPromise<SubUser>;

  /**
   * Refresh the token of a sub user: `POST /sub-users/{id}`
   *
   * Creates a new token for a sub user. The previous token becomes invalid immediately.
   *
   * @see https://docs.shipping.example/en/subuser-refresh
   */
  refreshSubuser: (input: {
    path: operations['subuser-refresh']['parameters']['path'];
    signal?: AbortSignal | undefined;
  }) => ApiPromise<SubUserToken>;

  /**
   * Delete a sub user: `DELETE /sub-users/{id}`
   *
   * Deletes a sub user. Its token becomes invalid immediately.
   *
   * @see https://docs.shipping.example/en/subuser-delete
   */
  deleteSubuser: (input: {
    path: operations['subuser-delete']['parameters']['path'];
    signal?: AbortSignal | undefined;
  }) => ApiPromise<Message>;

  /**
   * Creates a shipment exactly once, although the API has no idempotency keys. Requires `body.setup.ref_number`.
   *
   * It reads which shipments have this reference, then creates the shipment. If the response is lost, it looks for a shipment that
   * was created since with the same reference, for as long as the API may still create it, and returns it. Only if there is none
   * after that, it creates the shipment again. A call that was canceled continues when you call it again on the same client.
   * With `lookFirst: true`, it returns an active shipment that had the reference before, for example from an earlier run of your
   * job. It can't know of other processes that create a shipment with the same reference at the same time: references
   * aren't unique.
   */
  ensureShipment: (input: EnsureInput) => ApiPromise<Shipment>;

  /** The shipments of all pages, newest first: `for await (const shipment of api.iterateShipments({ query }))` */
  iterateShipments: (input?: {
    query?: NonNullable<operations['shipments-list']['parameters']['query']>;
    signal?: AbortSignal | undefined;
  }) => AsyncGenerator<Shipment, void>;

  /** Returns the PDF of a label. Labels are stored outside of the API, so the token isn't sent. */
  downloadLabel: (
    shipment: { delivery: Pick<Shipment['delivery'], 'label'> },
    input?: { signal?: AbortSignal | undefined },
  ) => Promise<Uint8Array>;
}
