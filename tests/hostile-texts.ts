// cspell:ignore QUJD
/**
 * What keeps a reader busy that doesn't count its steps. The unit test of check/open measures the readers with it,
 * and tests/package passes long strings of each to the package, its command and its MCP server.
 */

/** What is repeated: what begins something that never ends, and what readers split, count and match. */
export const FILLERS = [
  ...['"', '\\"', '\\\\"', "'", '`', '\\', '`${', '#{', '{$', '${', '$(', 'f"{', '{', '[', '}', '[]', '{}\n', '<', '('],
  ...[
    '<?php [a=>',
    '[a=>',
    '{code:',
    '{code:"',
    '{"a":',
    '{"code":"A","message":"',
    '[code] => ',
    '["code"]=>\n',
    'code="',
  ],
  ...['/*', '//', '<<A\n', '<<<A\n', '<<A<<A ', '-d "', '^"', 'x=y&', 'a=b ', '"/a', '}/a', 'NewRequestWithContext('],
  ...[' ', '\n', '\t', '\u3000', ',', '-', '0', '%25', '：', '“', '漢', '一', 'ｱ', '\ud83d', '\u0301', '\0'],
  ...[
    'a,b,c\n',
    'a\tb\tc\n',
    '"a","b"\n',
    '&#34;',
    'A-',
    'A_',
    'date: ',
    'HTTP/1.1 ',
    '#story=1.',
    "it's ",
    '0000-00-00',
  ],
  ...[
    '{"code":"NOT_FOUND","message":"a","debug_id":"err_1","details":[]}',
    'string(9) "',
    "message='it's ",
    "code='x' ",
    'details: [',
    'x was not sent:\n a: b\n',
    'ApiError: x\n',
    'NotSentError: x\n  ',
    'The connection was lost during Error: ',
    '{"a":"x was not sent:\\n a: b"}\n',
  ],
  ...[
    'あ',
    'か\u3099',
    '👩\u200d👧',
    '\u202e',
    '\ufeff',
    '\r',
    '\r\n',
    '\u2028',
    '{"a":1},',
    '[1,',
    '"a":"\\u0041",',
    '<a>',
    '<a b="',
    '&amp;',
  ],
  ...[
    '""',
    '"\n',
    '"",""\n',
    ';',
    '2026-01-01,',
    '1e9',
    'QUJD',
    '/v1/shipments ',
    'POST /v1/shipments HTTP/1.1\n\n',
    '--a\r\n',
    '| a ',
    '- a: b\n',
  ],
  ...[
    '{"request":{"method":"POST","url":"https://a/v1/shipments"},"response":{"status":400,"content":{"text":"{}"}}},',
  ],
  ...[
    '{"setup":{"carrier":"sagawa"}}\n',
    "curl https://a/v1/shipments -d '{}'\n",
    '一丁目',
    '3-2-1 ',
    '06-1234-5678 ',
    'SGW000000001,',
  ],
];
export const BEGINNINGS = [
  '',
  '{"setup":{"carrier":"',
  '{"log":{"entries":[',
  '<?php ',
  'curl ',
  'puts ',
  'const a = ',
];

/** The longest text that a reader has to end with in time, in characters. */
const LENGTH = 1_000_000;
export function repeat(filler: string, length: number): string {
  return filler.repeat(Math.ceil(length / filler.length)).slice(0, length);
}

/** Each filler alone, and behind what makes the text JSON, recorded calls or code: one beginning each, in turn. */
export function listLongTexts(length = LENGTH): { name: string; text: string }[] {
  return FILLERS.flatMap((filler, at) => {
    const begin = BEGINNINGS[1 + (at % (BEGINNINGS.length - 1))] ?? '';
    return ['', begin].map((start) => ({
      name: `${JSON.stringify(start)} and ${JSON.stringify(filler)}`,
      text: start + repeat(filler, length - start.length),
    }));
  });
}

/** What people have much of, in about this number of characters: the page draws each in another way. */
export function listLongKinds(length = LENGTH): Record<string, string> {
  const list = (one: (index: number) => string): string => {
    const size = one(length).length;
    return Array.from({ length: Math.floor((length - 200) / size) }, (_, index) => one(index)).join('');
  };
  const products = list(() => '\n    { "name": "文庫本", "quantity": 0, "price": -1, "hs_code": "x" },').slice(0, -1);
  return {
    'a request': `{ "setup": { "carrier": "dhl" },\n  "products": [${products}] }`,
    'tracking numbers': list((at) => `SGW${String(at).padStart(9, '0')},`),
    requests: `[${list((at) => `{"setup":{"carrier":"sagawa"},"at":${at}},\n`).slice(0, -2)}]`,
    'a log': list(
      (at) =>
        `WARN order=A-${at} {"debug_id":"err_${at}","code":"VALIDATION_ERROR","details":[{"code":"REQUIRED","field":"products.${at}.name","rule":"required"}]}\n`,
    ),
    rows: `setup.carrier,to_address.full_name,to_address.zip\n${list((at) => `sagawa,${'山'.repeat(90)}${at},604-8005\n`)}`,
    sentences: list(() => 'The parcel was returned, and nobody knows why.\n'),
    'empty lines': list(() => '\n'),
    'one line': list(() => '漢字'),
    code: `const body = { setup: { carrier: 'dhl' }, products: [\n${list(() => "  { name: 'a', quantity: 0 },\n")}] };`,
  };
}
