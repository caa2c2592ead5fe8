import type { Contract } from '../../../contract';
import { ACCOUNT, type Store, type StoreWriter, type UserRecord } from '../../store/store';
import { ApiFailure } from './failure';

const HEADER = 'x-access-token';

/** The user whose token the request has; undefined without a token or with one that nobody has. */
export async function findUser({ headers }: Request, store: Store): Promise<UserRecord | undefined> {
  const token = headers.get(HEADER) ?? '';
  return token === '' ? undefined : store.read((reader) => reader.findUserByToken(token));
}

/** @throws ApiFailure with the cause without a user, or when users of this role may not call the operation. */
export async function assertCaller(
  user: UserRecord | undefined,
  { operation }: Contract['operations'][number],
  { headers }: Request,
  store: Store,
): Promise<UserRecord> {
  if (!user) throw rejectToken(await findCause(headers, store));
  if ((operation['x-callers'] as string[]).includes(user.role)) return user;
  throw rejectToken('sub-user-rejected');
}

/** Keeps why a token is no longer valid, for those who still send it. */
export async function invalidateToken(
  writer: StoreWriter,
  token: string | null,
  cause: 'replaced' | 'deleted',
): Promise<void> {
  if (token !== null) await writer.put('former-token', ACCOUNT, { id: token, cause });
}

/** The phrase that says why no user has the token of a request. */
async function findCause(headers: Headers, store: Store): Promise<string> {
  const token = headers.get(HEADER) ?? '';
  if (token === '') return headers.has('authorization') ? 'token-in-authorization' : 'token-missing';
  if (/^bearer /i.test(token)) return 'token-prefix';
  const former = await store.read((reader) => reader.find('former-token', ACCOUNT, token));
  return former ? `token-${former.cause}` : 'token-unknown';
}

function rejectToken(phrase: string): ApiFailure {
  return new ApiFailure('AUTH_ERROR', { details: [{ code: 'INVALID', field: '', phrase }] });
}
