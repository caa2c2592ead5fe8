/** An error of the client of the package for a call without a response of the API. */
export type ClientError = { code: ClientErrorName; message: string };

export type ClientErrorName = 'NotSentError' | 'ConnectionLostError';

/**
 * The parts of the client's messages, in both languages, by which they are recognized where a log has no name of a class.
 * A test compares them with all phrases of the client, whose names say of which error they are.
 */
const PARTS: Record<ClientErrorName, string[]> = {
  NotSentError: [
    ' was not sent: no connection to ',
    ' was canceled before it was sent.',
    " couldn't read the shipments with this reference, so it created none: ",
    'は送信されませんでした。',
    'は、送信前にキャンセルされました。',
    '：同じ参照番号の出荷を確認できなかったため、出荷は作成していません（',
  ],
  ConnectionLostError: [
    'The connection was lost during ',
    ' had no complete response within ',
    ' was canceled after it was sent.',
    ' was redirected with status ',
    " that isn't from the API, but for example from a gateway: ",
    "The label couldn't be read from ",
    'の途中で接続が切れました（',
    '以内に受信できませんでした。',
    'は、送信後にキャンセルされました。',
    'にリダイレクトされました。APIはリダイレクトしないため',
    'のレスポンスを受信しましたが、API以外（ゲートウェイなど）からの内容です：',
    '）。データは変更されていません。もう一度呼び出すか、URLの有効期限が',
  ],
};
/** The field that only an error of the API has. */
const OF_API = /debug_?id/i;
/** A shorter line contains none of them. */
const SHORTEST = Math.min(...Object.values(PARTS).map((parts) => Math.min(...parts.map(({ length }) => length))));
const NAMES = ['NotSentError', 'ConnectionLostError'] as const satisfies ClientErrorName[];

/**
 * Finds the errors of the client in a log: as Node.js prints them, with their stack and cause, as a message alone, and in
 * lines of JSON. `rest` is the text with blanks in their place.
 */
export function readClientErrors(text: string): { errors: (ClientError & { start: number })[]; rest: string } {
  // Most logs have none, and some have a million lines.
  if (readLine(expandJson(text)) === undefined) return { errors: [], rest: text };
  const errors = new Map<string, ClientError & { start: number }>();
  const rest: string[] = [];
  let isInside = false;
  let start = 0;
  for (const line of text.split('\n')) {
    const found = expandJson(line)
      .split('\n')
      .flatMap((one) => readLine(one) ?? []);
    for (const error of found) errors.set(error.message, errors.get(error.message) ?? { ...error, start });
    // The lines of the stack and of the fields of an error are indented, up to the bracket at their end.
    isInside = found.length > 0 || (isInside && /^(?:\s|\}\s*$)/.test(line) && !OF_API.test(line));
    rest.push(isInside ? ' '.repeat(line.length) : line);
    start += line.length + 1;
  }
  return { errors: [...errors.values()], rest: rest.join('\n') };
}

function readLine(line: string): ClientError | undefined {
  for (const code of NAMES) {
    // Node.js prints [NAME] behind the name of a class that was shortened.
    const mark = [`${code}: `, `${code}]: `].find((one) => line.includes(one));
    if (mark !== undefined) return { code, message: line.slice(line.indexOf(mark) + mark.length).trim() };
    const part = PARTS[code].map((one) => line.indexOf(one)).find((at) => at !== -1);
    if (part === undefined) continue;
    // The problem that a message names may be an error as well.
    const [start = ''] = /^.{0,200}?Error: /.exec(line.slice(0, part)) ?? [];
    return { code, message: line.slice(start.length).trim() };
  }
  return undefined;
}

/** A log with the strings of its lines of JSON in their place: '{"level":50,"msg":"a\\nb"}' → 'a\nb' */
export function expandJson(text: string): string {
  return text.replace(/(?<![^\n])\{[^\n]*/g, listStrings);
}

function listStrings(line: string): string {
  if (line.length < SHORTEST) return line;
  const strings: string[] = [];
  try {
    JSON.parse(line, (_, value: unknown) => {
      if (typeof value === 'string') strings.push(value);
      return value;
    });
    return strings.join('\n');
  } catch {
    return line;
  }
}
