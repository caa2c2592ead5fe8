/** Creates locks that show their owner: with each lock, a second one is acquired that is named after the page of the tab. */
export function createTabLocks(locks: LockManager, getPage: () => string): Pick<LockManager, 'request'> {
  const request = (name: string, options: LockOptions, work: LockGrantedCallback<unknown>): Promise<unknown> =>
    locks.request(name, options, () => locks.request(`${name} ${getPage()}`, work));
  return { request: request as LockManager['request'] };
}

/** Returns the title of the page in the tab that has a lock, if one has it. */
export async function findHolder(locks: LockManager, name: string): Promise<string | undefined> {
  const { held = [] } = await locks.query();
  return held.find((lock) => lock.name?.startsWith(`${name} `))?.name?.slice(name.length + 1);
}
