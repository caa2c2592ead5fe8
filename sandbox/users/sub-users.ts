import type { ResponseBody } from '../request-context';
import { notFound } from '../http/failure';
import { LETTERS_AND_DIGITS, type Random } from '../random';
import { ACCOUNT, type StoreReader, type UserRecord } from '../store/store';

/** A token that tells by its beginning whose it is: createToken('sub', random) → 'tok_sub_…' */
export function createToken(kind: 'test' | 'sub', random: Random): string {
  return `tok_${kind}_${random.letters(LETTERS_AND_DIGITS, 32)}`;
}

/** The sub users of the account, oldest first. */
export async function listSubUsers(reader: StoreReader): Promise<UserRecord[]> {
  const users = await reader.list('user', ACCOUNT);
  return users.filter(({ role }) => role === 'sub-user');
}

/** @throws ApiFailure when there is none with this id. */
export async function getSubUser(reader: StoreReader, id: string): Promise<UserRecord> {
  const user = await reader.find('user', ACCOUNT, id);
  if (user?.role !== 'sub-user') throw notFound('not-found-sub-user', 'id', id);
  return user;
}

/** A sub user as it comes back, with its token where it has one. */
export function toSubUser({ id, key, info, token, created_at }: UserRecord): ResponseBody<'subuser-get'> {
  return { id, key: key ?? '', info, ...(token === null ? {} : { token }), created_at };
}
