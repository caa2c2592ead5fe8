import type { PhrasingContent, RootContent } from 'mdast';
import {
  EXAMPLE_NOW,
  listErrorCases,
  listReported,
  mergePatch,
  resolveExampleValue,
  type Contract,
  type Example,
  type ErrorCase,
} from '../../../contract';
import { resolveReference } from '../../../contract/node';
import { renderStatement } from '../../../rules';
import { listConditionalFields } from '../conditional-fields';
import { listChanges, type Change } from '../list-changes';
import { NO_FIELDS, type FieldGroup } from '../fields';
import { nameCarriers, type PageRule } from '../page-rules';
import { findReportedField, listRuleFields, toFieldAnchors, type FieldAnchors } from '../rule-fields';
import { toShownJson } from './example-nodes';
import { carrierName } from './field-nodes';
import { element, heading, inlineCode, inlineElement, paragraph, phrasing, text } from './nodes';
import { getOperation, type PageContext } from './page-context';

/** A response of which the page shows the issues: an error, rates that failed, or a shipment that was created with warnings. */
type Warnings = { message: string }[];
type RecordedResponse = { code?: string; delivery?: { warnings: Warnings }; warnings?: Warnings };

/** `<Rules id="shipment-create" />`: the rules of an operation as a list, each with a request that breaks it. */
export function expandRules(id: string, context: PageContext): RootContent[] {
  const rules = listRulesOf(id, context);
  if (rules.length === 0) return [];
  const anchors = getFieldAnchors(id, context);
  const entries = rules
    .map(({ rule, errorCase }) => {
      const field = toGroup(findReportedField(errorCase, anchors) ?? '');
      return { field, node: toRuleEntry({ operation: id, rule, errorCase }, context) };
    })
    .sort((a, b) => toPlace(a.field, anchors) - toPlace(b.field, anchors));
  const groups = [...new Set(entries.map(({ field }) => field))].flatMap((field) => {
    const nodes = entries.filter((entry) => entry.field === field).map(({ node }) => node);
    return field ? [element('RuleGroup', { field, anchor: anchors.get(field) }, nodes)] : nodes;
  });
  return [
    heading(2, 'rules', context.label('rules')),
    paragraph(phrasing(context.label('rulesIntro', { warnings: explainWarnings(id, context) }))),
    element('RuleList', { count: rules.length }, groups),
  ];
}

/** The sentence that says where a response reports the rules that only warn; empty if the operation has none. */
function explainWarnings(id: string, context: PageContext): string {
  const warning = listRulesOf(id, context).find(({ rule }) => rule.severity === 'warning');
  if (!warning) return '';
  const response = warning.errorCase.responses.en as RecordedResponse;
  const field = response.delivery ? '`delivery.warnings`' : '`warnings`';
  return context.label('rulesWarn', { field });
}

/** Returns the field that a rule is listed under: 'setup.cash_on_delivery.tax' → 'setup.cash_on_delivery' */
function toGroup(path: string): string {
  return /^(setup\.\w+|\w*)/.exec(path)?.[0] ?? '';
}

/** The rules that an operation checks, each with a request to this operation that breaks it. */
export function listRulesOf(
  operation: string,
  { contract, rules }: PageContext,
): { rule: PageRule; errorCase: ErrorCase }[] {
  return rules
    .filter(({ operations }) => operations.includes(operation))
    .map((rule) => {
      const errorCase = listErrorCases(operation, contract).find((one) => one.rule === rule.id);
      if (!errorCase)
        throw new Error(
          `contract/data/examples/error-cases.yaml has no request to ${operation} that breaks the rule "${rule.id}".`,
        );
      return { rule, errorCase };
    });
}

/** Returns the rules about each field of an operation's request, by the path of the field. */
export function toRulesByField(id: string, context: PageContext): Map<string, PageRule[]> {
  const anchors = getFieldAnchors(id, context);
  const byField = new Map<string, PageRule[]>();
  for (const { rule, errorCase } of listRulesOf(id, context))
    for (const path of listRuleFields(rule, errorCase, anchors))
      byField.set(path, [...(byField.get(path) ?? []), rule]);
  return byField;
}

/** The fields of the request that a rule can require. */
export function listConditionalOf(id: string, context: PageContext): Set<string> {
  return listConditionalFields(id, { ...context, group: getBodyFields(id, context) });
}

function getFieldAnchors(id: string, context: PageContext): FieldAnchors {
  return toFieldAnchors(getBodyFields(id, context));
}

function getBodyFields(id: string, context: PageContext): FieldGroup {
  const body = getOperation(context, id).operation.requestBody?.content['application/json'].schema;
  return body ? context.fields.listFields(body, 'request') : NO_FIELDS;
}

/** Rules are in the order of their fields; those about no field come first. */
function toPlace(field: string, anchors: FieldAnchors): number {
  return [...anchors.keys()].indexOf(field);
}

type Entry = { operation: string; rule: PageRule; errorCase: ErrorCase };

function toRuleEntry({ operation, rule, errorCase }: Entry, context: PageContext): RootContent {
  const { id, title, severity, statement, about, carriers } = rule;
  const { label, locale } = context;
  const example = getExample(errorCase, context);
  const { request } = example;
  const changes = request === undefined ? [] : listChanges(request, mergePatch(request, errorCase.change));
  return element(
    'RuleEntry',
    {
      rule: id,
      title,
      severity,
      carriers: carriers?.map((type) => [type, carrierName(type, context)]),
      example: `${example.operation}/${example.name}`,
      changed: changes.map(({ path }) => path),
    },
    [
      paragraph(phrasing(renderStatement(statement, nameCarriers(about, context.contract, locale), locale))),
      element('ProofPart', { title: label('ruleRequest') }, [
        paragraph([
          text([toSource(operation, example, context), ...listConditions(errorCase, context)].join(label('comma'))),
        ]),
        ...changes.map((change) => toChangeNode(change, context)),
      ]),
      element(
        'ProofPart',
        { title: label('response') },
        toResponseNodes(errorCase.responses[locale] as RecordedResponse, context),
      ),
    ],
  );
}

/** Names the example that is changed, with its operation if that is another one with the same fields. */
function toSource(operation: string, example: Example, context: PageContext): string {
  if (example.operation === operation) return example.title;
  const { summary } = getOperation(context, example.operation).operation;
  return context.label('proofOf', { operation: summary, title: example.title });
}

/** Lists the conditions of a failing request besides its body: 'no account is registered' */
function listConditions({ operation, accounts, at, after, path }: ErrorCase, context: PageContext): string[] {
  const { contract, label, locale } = context;
  const nameOf = (reference: string): string => {
    const example = contract.examples.find((one) => `${one.operation}/${one.name}` === reference);
    if (!example) return reference;
    const source = toSource(operation, example, context);
    return source === example.title ? label('quoted', { title: source }) : source;
  };
  return [
    ...(accounts === 'none' ? [label('proofNoAccount')] : []),
    ...(accounts === 'pending' ? [label('proofPending')] : []),
    ...(accounts === 'bare' ? [label('proofBare')] : []),
    ...(at === undefined ? [] : [label('proofAt', { time: toJapanTime(at, locale) })]),
    ...after.map((reference) => label('proofAfter', { source: nameOf(reference) })),
    ...Object.entries(path).map(([name, value]) => `${name} = ${fillReferences(value, contract)}`),
  ];
}

function toJapanTime(time: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Tokyo' }).format(
    time,
  );
}

/** A changed field with its value before, which works, and the one that breaks the rule. */
function toChangeNode({ path, before, after }: Change, { contract, label }: PageContext): RootContent {
  const show = (value: unknown): PhrasingContent =>
    value === undefined ? text(label('proofNotSet')) : inlineCode(toShortJson(value, contract));
  return paragraph([inlineCode(path), text(' '), show(before), text(' → '), inlineElement('mark', {}, [show(after)])]);
}

const VALUE_LENGTH_MAX = 80;

function toShortJson(value: unknown, contract: Contract): string {
  const shown = fillReferences(toShownJson(resolveExampleValue(value, EXAMPLE_NOW)), contract);
  // Format characters show nothing by themselves.
  const json = JSON.stringify(JSON.parse(shown)).replace(
    /\p{Cf}/gu,
    (invisible) => `\\u${invisible.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return json.length > VALUE_LENGTH_MAX ? `${json.slice(0, VALUE_LENGTH_MAX)}…` : json;
}

/** `{{carrier-register/ups id}}` → the recorded ID */
function fillReferences(text: string, { examples }: Contract): string {
  return resolveReference(
    text,
    (reference) => examples.find(({ operation, name }) => `${operation}/${name}` === reference)?.response,
  );
}

function toResponseNodes(response: RecordedResponse, { contract }: PageContext): RootContent[] {
  const { code, delivery, warnings = delivery?.warnings ?? [] } = response;
  const reported = listReported(response);
  if (code === undefined && reported.length === 0) {
    return warnings.map(({ message }) => paragraph([inlineElement('Status', { code: 200 }), text(` ${message}`)]));
  }
  // The carrier's own code replaces the general code for rejections.
  const { codes, carrier_codes: carrierCodes } = contract.errors;
  const own = code === undefined || code === 'VALIDATION_ERROR' ? [] : [inlineCode(code), text(' ')];
  const status = code === undefined ? 200 : codes[code in carrierCodes ? 'SHIPMENT_FAILED' : code]?.status;
  if (!status) throw new Error(`errors.yaml has no code "${code}".`);
  return reported.map((detail) =>
    paragraph([
      inlineElement('Status', { code: status }),
      text(' '),
      ...own,
      inlineCode(detail.code),
      text(' '),
      ...(detail.field === '' ? [] : [inlineCode(detail.field), text(' ')]),
      text(detail.message),
    ]),
  );
}

function getExample({ exampleOf, example: name }: ErrorCase, { contract }: PageContext): Example {
  const example = contract.examples.find((one) => one.operation === exampleOf && one.name === name);
  if (!example) throw new Error(`There is no example ${exampleOf}/${name}.`);
  return example;
}
