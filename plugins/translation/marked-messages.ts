const MARK = '=';

/** In place of all translations: an id that begins with `=` is a message already, see write-messages.cjs. */
const marked: Record<string, string> = new Proxy(
  {},
  { get: (_, id) => (String(id).startsWith(MARK) ? String(id).slice(MARK.length) : undefined) },
);

export default marked;
