let text = '';

/** What was last searched for in this visit; the navbar is made anew on some pages. */
export const lastQuery = {
  get: (): string => text,
  set: (query: string): void => {
    text = query;
  },
};
