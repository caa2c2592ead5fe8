import type { CallToolResult } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { shortenBase64, type Language } from '../../contract';

/** An optional argument. Some clients send null for it, which means the same; the schema doesn't name it. */
export function toOptional<T extends z.ZodType>(schema: T): z.ZodType<z.output<T> | undefined> {
  return z.preprocess((value) => value ?? undefined, schema.optional()).optional();
}

export type LocaleSchema = z.ZodType<Language>;

/** The argument `locale`. Its schema has no default, which strict clients reject. */
export function toLocaleSchema(usual: Language): LocaleSchema {
  return toOptional(z.enum(['en', 'ja']))
    .describe(`Language of the result. Without it: ${usual}`)
    .transform((locale): Language => locale ?? usual);
}

/** A tool that changes nothing and reaches nothing outside of this computer. */
export const READING = { readOnlyHint: true, openWorldHint: false };

export function toResult(value: unknown): CallToolResult {
  return toText(render(value));
}

export function render(value: unknown): string {
  return JSON.stringify(value, shortenBase64);
}

export function toText(text: string): CallToolResult {
  return { content: [{ type: 'text', text }] };
}

/** The most that an error says, in characters: it can quote any text. */
const ERROR_LENGTH_MAX = 4000;

export function toError(text: string): CallToolResult {
  return { ...toText(text.slice(0, ERROR_LENGTH_MAX)), isError: true };
}
