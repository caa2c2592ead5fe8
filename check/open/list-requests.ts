/** A request of a file, and how many lines are above it. */
type Listed = { text: string; line: number };

/** The requests of a file: those of JSON Lines one by one, and any other text as one. */
export function listRequests(file: string, text: string): Listed[] {
  const lines = text.split(/\r?\n/).map((one, line) => ({ text: one, line }));
  const filled = lines.filter((one) => one.text.trim() !== '');
  const isLines = /\.(?:jsonl|ndjson)$/i.test(file) || (filled.length > 1 && filled.every((one) => isObject(one.text)));
  return isLines ? filled : [{ text, line: 0 }];
}

function isObject(text: string): boolean {
  try {
    return text.trimStart().startsWith('{') && typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
