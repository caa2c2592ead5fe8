/** Characters that a terminal acts on, or that change the order or the lines of what is shown. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/**
 * Where services that run builds read a command from a log: `::add-mask::` at the start of a line, and `##[group]`,
 * `##vso[task…]` or `##teamcity[…]` anywhere in it.
 */
const WORKFLOW_COMMAND = /^\s*:(?=:)|#(?=#(?:vso|teamcity)?\[)/gi;

/**
 * Shows a line of any text so that it is only read: 'a\u001B[2J' → 'a[U+001B][2J', '::add-mask::a' → '[U+003A]:add-mask::a'.
 * A line break in it is shown as well, so that a text can't add lines.
 */
export function showLine(text: string): string {
  return showInLine(text).replace(WORKFLOW_COMMAND, showLast);
}

/** The same for a part that other text precedes in its line. */
export function showInLine(text: string): string {
  return text.replace(UNSEEN, toCodePoint).replace(/#(?=#(?:vso|teamcity)?\[)/gi, showLast);
}

/** Renders JSON in which no string has a character that a terminal or a log acts on. Parsed, the strings are the same. */
export function renderJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  // JSON escapes the other control characters itself; line breaks are those between its lines.
  return json.replace(/(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]|#(?=#(?:vso|teamcity)?\[)/giu, toEscape);
}

/** Prints lines to standard output. What they contain of files and arguments reaches no terminal and no log as a command. */
export function print(...lines: string[]): void {
  write(process.stdout, lines.map(showLine));
}

/** Prints lines to standard error, as `print` does. */
export function printError(...lines: string[]): void {
  write(process.stderr, lines.map(showLine));
}

/** Prints text in which everything foreign was rendered by `renderJson` or `showInLine`. */
export function printRendered(lines: readonly string[]): void {
  write(process.stdout, lines);
}

/** Prints a part of what is rendered already. */
export function printPart(text: string): void {
  process.stdout.write(text);
}

const PROGRESS_MS = 2000;
let shownAt = performance.now();

/** Says on a terminal from time to time how far a command is whose output goes elsewhere. */
export function printProgress(render: () => string): void {
  if (!process.stderr.isTTY || process.stdout.isTTY || performance.now() - shownAt < PROGRESS_MS) return;
  shownAt = performance.now();
  printError(render());
}

/** Prints an error that nothing expected, with its stack. */
function printFailure(error: unknown): void {
  printError(...toLines(error));
}

/** The stack of an error, or what was thrown instead of one, line by line. */
export function toLines(error: unknown): string[] {
  return (error instanceof Error ? (error.stack ?? error.message) : String(error)).split('\n');
}

/**
 * Runs a command and sets its exit code. The process ends by itself, once everything has been read of what the command
 * printed: `process.exit` would drop what a slow reader of a pipe hasn't read.
 */
export function runToExitCode(command: Promise<number | undefined>): void {
  for (const stream of [process.stdout, process.stderr]) {
    // The reader of the pipe has ended, as `head` does: nobody misses the rest.
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') process.exitCode = 1;
    });
  }
  command.then(
    (code) => {
      process.exitCode ??= code;
    },
    (error: unknown) => {
      printFailure(error);
      process.exitCode = 1;
    },
  );
}

function write(stream: NodeJS.WriteStream, lines: readonly string[]): void {
  if (lines.length > 0) stream.write(`${lines.join('\n')}\n`);
}

/** ' :' → ' [U+003A]' */
function showLast(text: string): string {
  return text.slice(0, -1) + toCodePoint(text.slice(-1));
}

/** '\u001B' → '[U+001B]' */
function toCodePoint(character: string): string {
  return `[U+${toHex(character).toUpperCase()}]`;
}

/** '\u202E' → '\\u202e' */
function toEscape(character: string): string {
  return `\\u${toHex(character)}`;
}

function toHex(character: string): string {
  return character.charCodeAt(0).toString(16).padStart(4, '0');
}
