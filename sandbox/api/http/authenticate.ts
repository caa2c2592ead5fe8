import type { Contract } from '../../../contract';
import type { Store, UserRecord } from '../../store/store';
import { ApiFailure } from './failure';

/** The user whose token the request has; undefined without a token or with one that nobody has. */
export async function findUser({ headers }: Request, store: Store): Promise<UserRecord | undefined> {
  const token = headers.get('x-access-token') ?? '';
  return token === '' ? undefined : store.read((reader) => reader.findUserByToken(token));
}

/** @throws ApiFailure without a user, or when users of this role may not call the operation. */
export function assertCaller(user: UserRecord | undefined, { operation }: Contract['operations'][number]): UserRecord {
  if (!user) throw new ApiFailure('AUTH_ERROR');
  if ((operation['x-callers'] as string[]).includes(user.role)) return user;
  throw new ApiFailure('AUTH_ERROR', { details: [{ code: 'INVALID', field: '', phrase: 'sub-user-rejected' }] });
}
