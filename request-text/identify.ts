/** The method in uppercase and the path of a request in source code, if they can be read from it. */
export type Target = { method: string | undefined; path: string | undefined };

const METHODS = 'get|post|put|patch|delete';
/** Bounded: 200 characters up to the comma, and code has 100,000. */
const METHOD_SIGNS = [
  new RegExp(`\\bmethod['"]?\\s*(?:=>|[:=])\\s*['"](${METHODS})['"]`, 'i'),
  new RegExp(`NewRequest(?:WithContext\\([^,]{0,200},|\\()\\s*['"](${METHODS})['"]`, 'i'),
  new RegExp(`CUSTOMREQUEST\\s*(?:=>|,)\\s*['"](${METHODS})['"]`, 'i'),
  new RegExp(`Net::HTTP::(${METHODS})\\b`, 'i'),
  new RegExp(`\\b(?:requests|axios|http|client|session|HTTParty|Faraday|httpx)\\.(${METHODS})\\s*\\(`, 'i'),
  new RegExp(`request\\(\\s*['"](${METHODS})['"]`, 'i'),
  new RegExp(`^[ \\t]*(${METHODS})[ \\t]+\\S*/`, 'im'),
];

/** Reads the method and the URL from source code. Nothing else is kept: no header, no token. */
export function findTarget(text: string): Target {
  const method = METHOD_SIGNS.map((sign) => sign.exec(text)?.[1]).find((found) => found !== undefined);
  const url = /https?:\/\/[^\s'"`<>]+/.exec(text)?.[0] ?? /["'`}](\/[a-z][\w/{}$#.-]{0,200})["'`?]/i.exec(text)?.[1];
  return { method: method?.toUpperCase(), path: url === undefined ? undefined : toPath(url) };
}

/** 'https://api.shipping.example/v1/carriers/Hq4v?x=1' → '/carriers/Hq4v'; '$URL/shipments' → '/shipments' */
export function toPath(url: string): string | undefined {
  const path = /^(?:\w+:\/\/[^/]*)?([^?#]*)/.exec(url)?.[1] ?? '';
  const from = path.indexOf('/');
  if (from < 0) return undefined;
  const bare = path
    .slice(from)
    .replace(/^\/v\d+(?=\/|$)/, '')
    .replace(/(?<!\/)\/+$/, '');
  return bare === '' ? undefined : bare;
}
