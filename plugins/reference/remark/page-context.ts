import type { Contract, Language, OperationEntry } from '../../../contract';
import type { Field, FieldGroup } from '../fields';
import { fieldBuilder } from '../fields';
import type { Label } from '../labels';
import type { SitePageData } from '../generated-file';
import type { PageRule } from '../page-rules';

/** The data for expanding the tags of a page. */
export type PageContext = {
  contract: Contract;
  rules: PageRule[];
  changelog: SitePageData['changelog'];
  locale: Language;
  /** Whether fields are described as part of a request or of a response. */
  side: 'request' | 'response';
  fields: ReturnType<typeof fieldBuilder>;
  /** The rules about fields of the request, by their paths, on the page of an operation. */
  rulesByField?: Map<string, PageRule[]>;
  /** As they are written, with the names of their values in braces. */
  labels: Record<string, string>;
  label: (label: Label, values?: Record<string, string>) => string;
};

export function toPageContext({ contract, rules, labels, changelog }: SitePageData, locale: Language): PageContext {
  return {
    contract,
    rules,
    changelog,
    labels,
    locale,
    side: 'request',
    fields: fieldBuilder(contract),
    label(label, values = {}) {
      const sentence = labels[label];
      if (sentence === undefined) throw new Error(`There is no label "${label}".`);
      return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
        const value = values[name];
        if (value === undefined) throw new Error(`The label "${label}" has no value for {${name}}.`);
        return value;
      });
    },
  };
}

export function getOperation({ contract }: PageContext, id: string): OperationEntry {
  const entry = contract.operations.find((operation) => operation.id === id);
  if (!entry)
    throw new Error(`There is no operation "${id}"; known: ${contract.operations.map((one) => one.id).join(', ')}.`);
  return entry;
}

export type { Field, FieldGroup };
