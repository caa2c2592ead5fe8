/** Every page of the portal, in the groups and the order of the sidebar. */
export type PageList = {
  groups: { label: string; pages: ListedPage[] }[];
  /** The day of the commit, whose examples its tests replay; undefined in a copy without its history. */
  commitDay: string | undefined;
};

export type ListedPage = {
  path: string;
  title: string;
  /** The HTTP method in lower case, on the page of an operation. */
  method: string | undefined;
};
