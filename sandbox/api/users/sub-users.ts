import type { ResponseBody } from '../request-context';
import { notFound } from '../http/failure';
import { LETTERS_AND_DIGITS, type Random } from '../../random';
import { ACCOUNT, type StoreReader, type UserRecord } from '../../store/store';

/** Creates a token with a prefix for the kind of its user: createToken('sub', random) → 'tok_sub_…' */
export function createToken(kind: 'test' | 'sub', random: Random): string {
  return `tok_${kind}_${random.letters(LETTERS_AND_DIGITS, 32)}`;
}

/** The sub users of the account, oldest first. */
export async function listSubUsers(reader: StoreReader): Promise<UserRecord[]> {
  const users = await reader.list('user', ACCOUNT);
  return users.filter(({ role }) => role === 'sub-user');
}

/** @throws ApiFailure if there is none with this ID */
export async function getSubUser(reader: StoreReader, id: string): Promise<UserRecord> {
  const user = await reader.find('user', ACCOUNT, id);
  if (user?.role !== 'sub-user') throw notFound('not-found-sub-user', 'id', id);
  return user;
}

/** Returns a sub user for a response, with its token if it has one. */
export function toSubUser({ id, key, info, token, created_at }: UserRecord): ResponseBody<'subuser-get'> {
  return { id, key: key ?? '', info, ...(token === null ? {} : { token }), created_at };
}
