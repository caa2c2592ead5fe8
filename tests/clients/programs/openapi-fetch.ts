import createClient from 'openapi-fetch';
import type { paths } from '../generated/openapi-fetch/types';
import { get, print } from './report';
import * as requests from './requests';

async function main(): Promise<void> {
  const api = createClient<paths>({
    baseUrl: process.env.BASE_URL ?? '',
    headers: { 'x-access-token': process.env.TOKEN ?? '', 'Accept-Language': 'en' },
  });
  const account = get((await api.POST('/carriers', { body: requests.dhlAccount })).data, 'The DHL account');
  get((await api.POST('/carriers', { body: requests.japanPostAccount })).data, 'The Japan Post account');
  const address = get((await api.POST('/addresses', { body: requests.consignee })).data, 'The address');
  const domestic = get((await api.POST('/shipments', { body: requests.domesticShipment })).data, 'The shipment');
  const international = get((await api.POST('/shipments', { body: requests.internationalShipment })).data, 'DHL');
  const page = get((await api.GET('/shipments', { params: { query: { limit: 10, state: 'active' } } })).data, 'List');
  const rates = get((await api.POST('/rates', { body: requests.rateRequest })).data, 'Rates');
  const [number = ''] = domestic.delivery.tracking_numbers;
  const tracking = get(
    (
      await api.GET('/tracking/{carrier}/{tracking_number}', {
        params: { path: { carrier: 'sagawa', tracking_number: number } },
      })
    ).data,
    'Tracking',
  );
  const voided = get(
    (await api.DELETE('/shipments/{id}', { params: { path: { id: international.id } } })).data,
    'Voiding',
  );
  const subUser = get((await api.POST('/sub-users', { body: requests.subUser })).data, 'The sub user');
  const { error, response } = await api.POST('/shipments', { body: requests.longAddress });
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
      status: response.status,
      code: get(error, 'The error').code,
      fields: get(error, 'The error').details.map(({ field }) => field),
    },
  });
}

void main();
