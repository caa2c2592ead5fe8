import type { RootContent } from 'mdast';
import { renderSentence } from '../../../rules';
import type { PageRule } from '../page-rules';
import { element, heading, inlineCode, inlineElement, link, paragraph, phrasing, text } from './nodes';
import type { PageContext } from './page-context';

/** An answer of which the page tells the faults: an error, or a shipment that was made with warnings. */
type RecordedAnswer = {
  code?: string;
  details?: { code: string; field: string; message: string }[];
  delivery?: { warnings: { message: string }[] };
};

/** The rules that stand on the page of an operation, each with a request that breaks it and what came back. */
export function toRuleNodes(operation: string, context: PageContext): RootContent[] {
  const rules = context.rules.filter(({ operations }) => operations[0] === operation);
  if (rules.length === 0) return [];
  return [
    heading(2, 'rules', context.label('rules')),
    paragraph(phrasing(context.label('rulesIntro'))),
    ...rules.map((rule) => toRuleEntry(rule, context)),
  ];
}

function toRuleEntry({ id, severity, statement, about }: PageRule, context: PageContext): RootContent {
  const { contract, label, locale } = context;
  const fault = contract.faults.find(({ name }) => name === id);
  const example = contract.examples.find((one) => one.operation === fault?.operation && one.name === fault.example);
  if (!fault || !example) throw new Error(`contract/examples/faults.yaml has no failing request for the rule "${id}".`);
  const labels = [label('ruleExample'), label('ruleChange'), label('ruleAnswer')];
  return element('RuleEntry', { id: `rule-${id}`, rule: id, severity, labels }, [
    paragraph(phrasing(renderSentence(statement, about, locale))),
    paragraph([link(`/${example.operation}#example-${example.name}`, example.title)]),
    paragraph([inlineCode(JSON.stringify(fault.change))]),
    ...toAnswerNodes(fault.answers[locale] as RecordedAnswer),
  ]);
}

function toAnswerNodes({ code, details = [], delivery }: RecordedAnswer): RootContent[] {
  if (delivery) {
    return delivery.warnings.map(({ message }) =>
      paragraph([inlineElement('Status', { code: 200 }), text(` ${message}`)]),
    );
  }
  return details.map((detail) =>
    paragraph([
      inlineCode(code ?? ''),
      text(' '),
      inlineCode(detail.code),
      text(' '),
      ...(detail.field === '' ? [] : [inlineCode(detail.field), text(' ')]),
      text(detail.message),
    ]),
  );
}
