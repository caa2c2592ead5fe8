import { client } from '../generated/hey-api/client.gen';
import * as api from '../generated/hey-api/sdk.gen';
import { get, print } from './report';
import * as requests from './requests';

async function main(): Promise<void> {
  client.setConfig({
    baseUrl: process.env.BASE_URL ?? '',
    auth: process.env.TOKEN ?? '',
    headers: { 'Accept-Language': 'en' },
  });
  const account = get((await api.registerCarrier({ body: requests.dhlAccount })).data, 'The DHL account');
  get((await api.registerCarrier({ body: requests.japanPostAccount })).data, 'The Japan Post account');
  const address = get((await api.registerAddress({ body: requests.consignee })).data, 'The address');
  const domestic = get((await api.createShipment({ body: requests.domesticShipment })).data, 'The shipment');
  const international = get((await api.createShipment({ body: requests.internationalShipment })).data, 'DHL');
  const page = get((await api.listShipments({ query: { limit: 10, state: 'active' } })).data, 'List');
  const rates = get((await api.listRates({ body: requests.rateRequest })).data, 'Rates');
  const [number = ''] = domestic.delivery.tracking_numbers;
  const tracking = get(
    (await api.getTracking({ path: { carrier: 'sagawa', tracking_number: number } })).data,
    'Tracking',
  );
  const voided = get((await api.deleteShipment({ path: { id: international.id } })).data, 'Voiding');
  const subUser = get((await api.registerSubuser({ body: requests.subUser })).data, 'The sub user');
  const { error, response } = await api.createShipment({ body: requests.longAddress });
  print({
    account: account.type,
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
      status: get(response, 'The error').status,
      code: get(error, 'The error').code,
      fields: get(error, 'The error').details.map(({ field }) => field),
    },
  });
}

void main();
