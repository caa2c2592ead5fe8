import type { Contract, Language } from '../../contract';
import japaneseErrors from '../../i18n/ja/reference/errors.json';
import japanesePhrases from '../../i18n/ja/reference/phrases.json';
import japaneseRules from '../../i18n/ja/reference/rules.json';
import { toNamedFacts } from './to-named-facts';

type Site = {
  locale: Language;
  /** Where errors link to, without a slash at its end. */
  docsUrl: string;
  /** The folder of the glyphs for PDFs, with a slash at its end. */
  glyphsUrl: string;
};

/** Annotations of schemas and operations that only pages and tools read. */
const ANNOTATIONS = [
  'description',
  'summary',
  'title',
  'example',
  'examples',
  'x-assumed',
  'x-carrier-limit',
  'x-enumDescriptions',
  'x-facts',
  'x-unit',
  'x-values',
];

/**
 * The data of the sandbox in the browser: the contract without its prose, its examples and recorded errors, and on Japanese
 * pages the Japanese messages (the English ones are in the contract and the rules).
 */
export function toSandboxData(contract: Contract, { locale, docsUrl, glyphsUrl }: Site): object {
  const { openapi, operations, facts, phrases } = contract;
  return {
    contract: {
      ...contract,
      examples: [],
      errorCases: [],
      repeatedErrorCases: [],
      facts: toNamedFacts(facts),
      phrases: pickPhrases(phrases),
      openapi: withoutAnnotations({ paths: {}, components: { schemas: openapi.components.schemas } }),
      operations: operations.map(({ id, method, path, operation }) => ({
        id,
        method,
        path,
        operation: withoutAnnotations({
          operationId: operation.operationId,
          parameters: operation.parameters,
          requestBody: operation.requestBody,
          'x-callers': operation['x-callers'],
        }),
      })),
    },
    docsUrl,
    glyphsUrl,
    ...(locale === 'ja'
      ? {
          japanese: {
            errors: japaneseErrors,
            phrases: pickPhrases(japanesePhrases),
            rules: pickMessages(japaneseRules),
          },
        }
      : {}),
  };
}

/** Without the phrases of the command and of the published contract. */
function pickPhrases<Phrase>(phrases: Record<string, Phrase>): Record<string, Phrase> {
  return Object.fromEntries(Object.entries(phrases).filter(([name]) => !/^(?:cli|example)-/.test(name)));
}

/** Titles and statements of rules are for pages. */
function pickMessages(rules: Record<string, { message: string }>): Record<string, { message: string }> {
  return Object.fromEntries(
    Object.entries(rules)
      .filter(([id]) => !/\.(?:title|statement)$/.test(id))
      .map(([id, { message }]) => [id, { message }]),
  );
}

/** A field may be named like an annotation: its schema is an object, never a string. */
function withoutAnnotations(value: unknown): unknown {
  const isAnnotation = (key: string, one: unknown): boolean =>
    ANNOTATIONS.includes(key) && (typeof one !== 'object' || Array.isArray(one) || key.startsWith('x-'));
  return JSON.parse(JSON.stringify(value, (key, one: unknown) => (isAnnotation(key, one) ? undefined : one)));
}
