import { ok } from '@oazapfts/runtime';
import * as api from '../generated/oazapfts/client';
import { print } from './report';
import * as requests from './requests';

async function main(): Promise<void> {
  api.defaults.baseUrl = process.env.BASE_URL ?? '';
  api.defaults.headers = { 'x-access-token': process.env.TOKEN ?? '', 'Accept-Language': 'en' };
  const account = await ok(api.registerCarrier(requests.dhlAccount));
  await ok(api.registerCarrier(requests.yamatoAccount));
  const address = await ok(api.registerAddress(requests.consignee));
  const domestic = await ok(api.createShipment(requests.domesticShipment));
  const international = await ok(api.createShipment(requests.internationalShipment));
  const page = await ok(api.listShipments({ limit: 10, state: 'active' }));
  const rates = await ok(api.listRates(requests.rateRequest));
  const [number = ''] = domestic.delivery.tracking_numbers;
  const tracking = await ok(api.getTracking('sagawa', number));
  const voided = await ok(api.deleteShipment(international.id));
  const subUser = await ok(api.registerSubuser(requests.subUser));
  const invalid = await api.createShipment(requests.longAddress);
  if (invalid.status === 200) throw new Error('The invalid request was accepted.');
  print({
    account: account['type'],
    address: address.address.city ?? '',
    trackingNumbers: [...domestic.delivery.tracking_numbers, ...international.delivery.tracking_numbers],
    hasInvoice: international.delivery.invoice !== null,
    listed: page.pagination.total_count,
    services: rates.rates.map(({ service }) => service),
    failedCarriers: rates.errors.map(({ carrier }) => carrier),
    trackingStatus: tracking.current_status.status,
    voided: voided.message.replace(international.id, 'ID'),
    subUserToken: subUser.token?.slice(0, 8),
    invalid: {
      status: invalid.status,
      code: invalid.data.code,
      fields: invalid.data.details.map(({ field }) => field),
    },
  });
}

void main();
