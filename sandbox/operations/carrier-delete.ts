import type { Handler } from '../request-context';
import { notFound } from '../http/failure';

export const deleteCarrierHandler: Handler<'carrier-delete'> = ({ environment, user, path: { id = '' }, say }) =>
  environment.store.write(async (writer) => {
    if (!(await writer.find('carrier', user.id, id))) throw notFound('not-found-carrier', 'id', id);
    await writer.remove('carrier', user.id, id);
    return { message: say('carrier-deleted', { id }) };
  });
