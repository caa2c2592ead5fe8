import { ACCOUNT } from '../../store/store';
import type { Handler } from '../request-context';
import { getOwn } from './get-own';

export const deleteCarrierHandler: Handler<'carrier-delete'> = ({ environment, user, path: { id }, say }) =>
  environment.store.write(async (writer) => {
    await getOwn(writer, 'carrier', user.id, id);
    await writer.remove('carrier', user.id, id);
    await writer.put('former', ACCOUNT, { id, cause: 'deleted' });
    return { message: say('carrier-deleted', { id }) };
  });
