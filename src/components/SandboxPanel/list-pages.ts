import { translate } from '@docusaurus/Translate';
import { canTrack } from '../ResponseView/can-track';
import type { ListedRecord } from '../../../sandbox/web';

type Page = { page: string; path: Record<string, string>; title: string };

/** The operations that read, change or delete a record, with the path parameters that name it. */
export function listPages({ kind, id, carrier = '', isVoid, trackingNumbers = [] }: ListedRecord): Page[] {
  const get = translate({ id: 'sandbox.page.get', message: 'Get', description: 'Link to an operation' });
  const list = translate({ id: 'sandbox.page.list', message: 'List', description: 'Link to an operation' });
  const remove = translate({ id: 'sandbox.page.delete', message: 'Delete', description: 'Link to an operation' });
  const path = { id };
  switch (kind) {
    case 'shipment': {
      const track = translate({ id: 'sandbox.page.track', message: 'Track', description: 'Link to an operation' });
      const discard = translate({ id: 'sandbox.page.void', message: 'Void', description: 'Link to an operation' });
      const [number] = trackingNumbers;
      return [
        { page: 'shipment-get', path, title: get },
        ...(number === undefined || isVoid || !canTrack(carrier)
          ? []
          : [{ page: 'tracking-get', path: { carrier, tracking_number: number }, title: track }]),
        ...(isVoid ? [] : [{ page: 'shipment-delete', path, title: discard }]),
      ];
    }
    case 'carrier':
      return [
        {
          page: 'carrier-update',
          path,
          title: translate({ id: 'sandbox.page.update', message: 'Update', description: 'Link to an operation' }),
        },
        { page: 'carrier-delete', path, title: remove },
      ];
    case 'sub-user':
      return [
        { page: 'subuser-get', path, title: get },
        {
          page: 'subuser-refresh',
          path,
          title: translate({ id: 'sandbox.page.refresh', message: 'New token', description: 'Link to an operation' }),
        },
        { page: 'subuser-delete', path, title: remove },
      ];
    case 'address':
      return [{ page: 'addresses-list', path: {}, title: list }];
    case 'warehouse':
      return [{ page: 'warehouses-list', path: {}, title: list }];
    case 'file':
      return [{ page: 'files-list', path: {}, title: list }];
  }
}
