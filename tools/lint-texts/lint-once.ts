import { join } from 'node:path';
import { deriveTextLater } from '../../contract/node';
import type { Prose } from './prose';

type Linting = {
  /** Folder of the copies below .cache/check. */
  name: string;
  /** Files and folders with the rules. */
  rules: string[];
  lint: (
    text: string,
  ) => Promise<{ messages: { loc: { start: { line: number } }; ruleId: string; message: string }[] }>;
};

type Message = { line: number; ruleId: string; message: string };

/** The messages for a text, from a copy where neither the text nor the rules have changed. */
export async function lintOnce({ file, text }: Prose, { name, rules, lint }: Linting): Promise<Message[]> {
  const copy = join('.cache/check', name, `${file.replaceAll('/', '-')}.json`);
  const from = [...rules, 'tools/lint-texts', 'package-lock.json'];
  const messages = await deriveTextLater({ copy, from, given: text }, async () => {
    const result = await lint(text);
    return JSON.stringify(
      result.messages.map(({ loc, ruleId, message }): Message => ({ line: loc.start.line, ruleId, message })),
    );
  });
  return JSON.parse(messages) as Message[];
}
