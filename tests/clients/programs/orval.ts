import * as api from '../generated/orval/client';
import { get, print } from './report';
import * as requests from './requests';

const ENGLISH = { headers: { 'Accept-Language': 'en' } };

async function main(): Promise<void> {
  const account = await api.registerCarrier(requests.dhlAccount, ENGLISH);
  const japanPost = await api.registerCarrier(requests.japanPostAccount, ENGLISH);
  const address = await api.registerAddress(requests.consignee, ENGLISH);
  const domestic = await api.createShipment(requests.domesticShipment, ENGLISH);
  const international = await api.createShipment(requests.internationalShipment, ENGLISH);
  const page = await api.listShipments({ limit: 10, state: 'active' }, ENGLISH);
  const rates = await api.listRates(requests.rateRequest, ENGLISH);
  if (account.status !== 200 || japanPost.status !== 200) throw new Error('The accounts failed.');
  if (address.status !== 200 || page.status !== 200 || rates.status !== 200) throw new Error('A call failed.');
  if (domestic.status !== 200 || international.status !== 200) throw new Error('The shipments failed.');
  const [number = ''] = domestic.data.delivery.tracking_numbers;
  const tracking = await api.getTracking('sagawa', number, ENGLISH);
  const voided = await api.deleteShipment(international.data.id, ENGLISH);
  const subUser = await api.registerSubuser(requests.subUser, ENGLISH);
  const invalid = await api.createShipment(requests.longAddress, ENGLISH);
  if (tracking.status !== 200 || voided.status !== 200 || subUser.status !== 200) throw new Error('A call failed.');
  if (invalid.status === 200) throw new Error('The invalid request was accepted.');
  print({
    account: account.data.type,
    address: address.data.address.city ?? '',
    trackingNumbers: [...domestic.data.delivery.tracking_numbers, ...international.data.delivery.tracking_numbers],
    hasInvoice: international.data.delivery.invoice !== null,
    listed: page.data.pagination.total_count,
    services: rates.data.rates.map(({ service }) => service),
    failedCarriers: rates.data.errors.map(({ carrier }) => carrier),
    trackingStatus: tracking.data.current_status.status,
    voided: voided.data.message.replace(international.data.id, 'ID'),
    subUserToken: subUser.data.token?.slice(0, 8),
    invalid: {
      status: invalid.status,
      code: get(invalid.data, 'The error').code,
      fields: invalid.data.details.map(({ field }) => field),
    },
  });
}

void main();
