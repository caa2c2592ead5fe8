import type { Handlers } from '../request-context';
import { listAddresses, registerAddress } from './address-records';
import { deleteCarrierHandler } from './carrier-delete';
import { registerCarrierHandler } from './carrier-register';
import { updateCarrierHandler } from './carrier-update';
import { listCarriersHandler } from './carriers-list';
import { uploadFileHandler } from './file-upload';
import { listFilesHandler } from './files-list';
import { deleteNegotiatedRatesHandler } from './negotiated-rates-delete';
import { uploadNegotiatedRatesHandler } from './negotiated-rates-upload';
import { listRatesHandler } from './rates-list';
import { createShipmentHandler } from './shipment-create';
import { deleteShipmentHandler } from './shipment-delete';
import { getShipmentHandler } from './shipment-get';
import { listShipmentsHandler } from './shipments-list';
import { deleteSubUserHandler } from './subuser-delete';
import { getSubUserHandler } from './subuser-get';
import { refreshSubUserHandler } from './subuser-refresh';
import { registerSubUserHandler } from './subuser-register';
import { listSubUsersHandler } from './subusers-list';
import { getTrackingHandler } from './tracking-get';

export const HANDLERS: Handlers = {
  'address-register': (call) => registerAddress('address', call),
  'addresses-list': (call) => listAddresses('address', call),
  'carrier-delete': deleteCarrierHandler,
  'carrier-register': registerCarrierHandler,
  'carrier-update': updateCarrierHandler,
  'carriers-list': listCarriersHandler,
  'file-upload': uploadFileHandler,
  'files-list': listFilesHandler,
  'negotiated-rates-delete': deleteNegotiatedRatesHandler,
  'negotiated-rates-upload': uploadNegotiatedRatesHandler,
  'rates-list': listRatesHandler,
  'shipment-create': createShipmentHandler,
  'shipment-delete': deleteShipmentHandler,
  'shipment-get': getShipmentHandler,
  'shipments-list': listShipmentsHandler,
  'subuser-delete': deleteSubUserHandler,
  'subuser-get': getSubUserHandler,
  'subuser-refresh': refreshSubUserHandler,
  'subuser-register': registerSubUserHandler,
  'subusers-list': listSubUsersHandler,
  'tracking-get': getTrackingHandler,
  'warehouse-register': (call) => registerAddress('warehouse', call),
  'warehouses-list': (call) => listAddresses('warehouse', call),
};
