import type { Contract } from '../../../contract';
import { ACCOUNT, type Store, type StoreReader, type StoreWriter, type UserRecord } from '../../store/store';
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
  if (!user) throw rejectToken(await store.read((reader) => findCause(headers, reader)));
  if ((operation['x-callers'] as string[]).includes(user.role)) return user;
  throw rejectToken('sub-user-rejected');
}

/** Thrown when the sandbox was reset while a call waited: the call belongs to data that no longer exists. */
export class ResetMeanwhile extends Error {}

/**
 * The same store for one call, in which every write begins with the question whether its token is still that of the caller:
 * while a call waits, another one can replace the token or delete the user, and nothing may be written after that. A reset
 * keeps the token, so the question is also whether the user belongs to the same data.
 */
export function withCaller(store: Store, { headers }: Request, caller: UserRecord): Store {
  return {
    read: (work) => store.read(work),
    write: (work) =>
      store.write(async (writer) => {
        const user = await writer.findUserByToken(headers.get(HEADER) ?? '');
        if (user?.id !== caller.id) throw rejectToken(await findCause(headers, writer));
        if (user.generation !== caller.generation) throw new ResetMeanwhile();
        return work(writer);
      }),
    countCall: (call) => store.countCall(call),
    close: () => store.close(),
  };
}

/** Keeps why a token is no longer valid, for those who still send it. */
export async function invalidateToken(
  writer: StoreWriter,
  token: string | null,
  cause: 'replaced' | 'deleted',
): Promise<void> {
  if (token !== null) await writer.put('former', ACCOUNT, { id: token, cause });
}

/** The phrase that says why no user has the token of a request. */
async function findCause(headers: Headers, reader: StoreReader): Promise<string> {
  const token = headers.get(HEADER) ?? '';
  if (token === '') return headers.has('authorization') ? 'token-in-authorization' : 'token-missing';
  if (/^bearer /i.test(token)) return 'token-prefix';
  const former = await reader.find('former', ACCOUNT, token);
  return former ? `token-${former.cause}` : 'token-unknown';
}

function rejectToken(phrase: string): ApiFailure {
  return new ApiFailure('AUTH_ERROR', { details: [{ code: 'INVALID', field: '', phrase }] });
}
