import type { Handler } from '../request-context';

export const listFilesHandler: Handler<'files-list'> = async ({ environment, user }) => {
  const files = await environment.store.read((reader) => reader.list('file', user.id));
  return files.map(({ id, type, created_at }) => ({ id, type, created_at }));
};
