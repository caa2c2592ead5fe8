import type { Contract } from '../../contract';
import { SCHEMA_SENTENCES } from '../../rules';
import { LABELS } from './labels';
import { listPageRules, type PageRule } from './page-rules';

/** One translatable sentence of the contract: where it is kept for translators, and how to read and exchange it. */
export type Message = { file: MessageFile; id: string; text: string; replace: (text: string) => void };

export const MESSAGE_FILES = [
  'operations',
  'schemas',
  'components',
  'errors',
  'phrases',
  'sandbox',
  'examples',
  'rules',
  'labels',
] as const;
export type MessageFile = (typeof MESSAGE_FILES)[number];

/**
 * The sources of the pages: the contract, the rules, and the words that the generated parts of a page need. The
 * sentences of the schema are on no page: the sandbox says them.
 */
export type PageData = {
  contract: Contract;
  rules: PageRule[];
  schemaSentences: Record<string, string>;
  labels: Record<string, string>;
};

export function toPageData(contract: Contract): PageData {
  return { contract, rules: listPageRules(contract), schemaSentences: { ...SCHEMA_SENTENCES }, labels: { ...LABELS } };
}

/** Lists every sentence of the page data, in the order of the document. Ids are stable and unique in their file. */
export function listMessages({ contract, rules, schemaSentences, labels }: PageData): Message[] {
  return [
    ...listOperationMessages(contract),
    ...Object.entries(contract.openapi.components.schemas).flatMap(([name, schema]) =>
      listTexts('schemas', name, schema),
    ),
    ...listComponentMessages(contract),
    ...Object.entries(contract.errors).flatMap(([part, entries]) => listTexts('errors', part, entries)),
    ...Object.keys(contract.phrases).map((key) => toMessage('phrases', key, contract.phrases, key)),
    ...Object.entries(contract.scenarios).map(([key, entry]) => toMessage('sandbox', `scenario.${key}`, entry, 'does')),
    ...Object.entries(contract.trackingScenarios.scenarios).map(([key, entry]) =>
      toMessage('sandbox', `tracking-scenario.${key}`, entry, 'does'),
    ),
    ...contract.examples.map((example) =>
      toMessage(
        'examples',
        `${example.operation}.${example.name}`,
        example as unknown as Record<string, unknown>,
        'title',
      ),
    ),
    ...rules.flatMap((rule) => [
      toMessage('rules', `${rule.id}.title`, rule, 'title'),
      toMessage('rules', `${rule.id}.statement`, rule, 'statement'),
      toMessage('rules', `${rule.id}.message`, rule, 'message'),
    ]),
    ...Object.keys(schemaSentences).map((key) => toMessage('rules', `schema.${key}`, schemaSentences, key)),
    ...Object.keys(labels).map((key) => toMessage('labels', key, labels, key)),
  ];
}

function listOperationMessages({ openapi }: Contract): Message[] {
  return Object.values(openapi.paths)
    .flatMap((item) => Object.values(item))
    .flatMap((operation) => {
      const { operationId: id, parameters, responses } = operation;
      return [
        toMessage('operations', `${id}.summary`, operation, 'summary'),
        toMessage('operations', `${id}.description`, operation, 'description'),
        ...parameters.flatMap((parameter) =>
          '$ref' in parameter ? [] : listTexts('operations', `${id}.${parameter.name}`, parameter),
        ),
        ...Object.entries(responses).flatMap(([status, response]) =>
          '$ref' in response ? [] : [toMessage('operations', `${id}.${status}`, response, 'description')],
        ),
      ];
    });
}

function listComponentMessages({ openapi }: Contract): Message[] {
  const { responses, headers, parameters, securitySchemes } = openapi.components;
  return [
    toMessage('components', 'info.description', openapi.info, 'description'),
    toMessage('components', 'externalDocs', openapi.externalDocs, 'description'),
    ...openapi.servers.map((server, index) => toMessage('components', `server.${index}`, server, 'description')),
    ...openapi.tags.flatMap((tag) => [
      toMessage('components', `tag.${tag.name}`, tag, 'description'),
      toMessage('components', `tag.${tag.name}.name`, tag, 'x-displayName'),
    ]),
    ...Object.entries(responses).flatMap(([name, { 'x-errors': causes = {} }]) =>
      Object.keys(causes).map((code) => toMessage('components', `${name}.${code}`, causes, code)),
    ),
    ...Object.entries({ ...headers, ...parameters, ...securitySchemes }).map(([name, part]) =>
      toMessage('components', name, part, 'description'),
    ),
  ];
}

const TEXT_KEYS = ['description', 'message', 'cause', 'fix', 'meaning'];

/**
 * Finds sentences below a node: descriptions, the words of an enum, and in the error catalog message, cause and fix.
 * Values of catalog lists have names in both languages and are omitted.
 */
function listTexts(file: MessageFile, id: string, node: unknown): Message[] {
  if (Array.isArray(node)) return node.flatMap((entry, index) => listTexts(file, `${id}.${index}`, entry));
  if (!node || typeof node !== 'object') return [];
  const holder = node as Record<string, unknown>;
  return Object.entries(holder).flatMap(([key, value]) => {
    if (key === 'x-enumDescriptions') {
      if ('x-values' in holder) return [];
      const words = value as Record<string, string>;
      return Object.keys(words).map((word) => toMessage(file, `${id}.values.${word}`, words, word));
    }
    if (key === 'properties') {
      return Object.entries(value as object).flatMap(([name, schema]) => listTexts(file, `${id}.${name}`, schema));
    }
    if (typeof value !== 'string') return listTexts(file, key === 'schema' ? id : `${id}.${key}`, value);
    if (key === 'description') return [toMessage(file, id, holder, key)];
    return TEXT_KEYS.includes(key) || (key === 'value' && 'meaning' in holder)
      ? [toMessage(file, `${id}.${key}`, holder, key)]
      : [];
  });
}

function toMessage<Key extends string>(
  file: MessageFile,
  id: string,
  holder: { [key in Key]?: unknown },
  key: Key,
): Message {
  const text = holder[key];
  if (typeof text !== 'string') throw new Error(`${file}: "${id}" has no ${key}.`);
  return { file, id, text, replace: (translated) => Object.assign(holder, { [key]: translated }) };
}
