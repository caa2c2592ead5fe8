import type { PhrasingContent, RootContent, TableRow } from 'mdast';
import type { FieldFacts, NamedCode } from '../reference/field-facts';
import type { Label } from '../reference/labels';
import { inlineCode, isComponent, link, text, type Component } from '../reference/remark/nodes';
import { join, toRow } from './phrasing';
import { childrenOf, readProps, readText } from './props';
import type { GetWord, Word } from './words';

/** The tools for writing the rows of a table: the words of the language, and the Markdown of the words of a field. */
type Writer = {
  word: GetWord;
  label: (label: Label) => string;
  toPhrasing: (nodes: RootContent[]) => PhrasingContent[];
};

const UNITS: Record<string, Word> = {
  g: 'unit.gram',
  percent: 'unit.percent',
  JPY: 'unit.yen',
  currency: 'unit.currency',
};

/** `<Fields>` as one table: a row for each field, those of its objects below it, each with its anchor and whole path. */
export function toFieldTable(fields: Component, writer: Writer): RootContent {
  const isResponse = fields.children.some((field) => isComponent(field) && readText(field, 'side') === 'response');
  const head: Label[] = ['field', 'type', isResponse ? 'presence' : 'need', 'description'];
  return {
    type: 'table',
    children: [toRow(head.map((one) => [text(writer.label(one))])), ...toRows(fields, writer, '')],
  };
}

function toRows(parent: Component, writer: Writer, variant: string): TableRow[] {
  return childrenOf(parent).flatMap((node) => {
    if (node.name === 'Field') return [toFieldRow(node, writer, variant), ...toRows(node, writer, variant)];
    return toRows(node, writer, node.name === 'Variant' ? readText(node, 'value') : variant);
  });
}

/** Parts of a field that become separate rows. */
const ROWS = ['Nested', 'Variants', 'Fields'];

function toFieldRow(field: Component, writer: Writer, variant: string): TableRow {
  const { id, name, parents, type, need, place, side } = readProps(field) as Record<string, string>;
  const own = (field.children as RootContent[]).filter((node) => !isComponent(node) || !ROWS.includes(node.name ?? ''));
  const facts = own.find((node) => isComponent(node) && node.name === 'FieldFacts') as Component | undefined;
  const path = parents ? `${parents}.${name}` : (name ?? '');
  return toRow([
    [
      { type: 'html', value: `<a id="${id}"></a>` },
      inlineCode(path),
      ...(variant ? [text(' ('), inlineCode(variant), text(')')] : []),
    ],
    [inlineCode(type ?? '')],
    [
      text(writer.word(toNeedWord(need ?? '', side))),
      ...(place ? [text(writer.label('aside').replace('{text}', writer.word(`field.place.${place}` as Word)))] : []),
    ],
    joinSentences(
      [
        ...own.filter((node) => node !== facts).map((node) => writer.toPhrasing([node])),
        ...(facts ? toFacts(readProps(facts), writer) : []),
        ...toChoices(field, writer),
      ],
      writer.label('stop'),
    ),
  ]);
}

/** Each on its own: a description that others follow ends with a stop, after which Japanese has no space. */
function joinSentences(sentences: PhrasingContent[][], stop: string): PhrasingContent[] {
  const said = sentences.map(withoutBlankEnd).filter(({ length }) => length > 0);
  const ended = said.map((sentence, index) => {
    const isEnded = index === said.length - 1 || isStop(sentence.at(-1));
    return isEnded ? sentence : [...sentence, text(stop)];
  });
  return join(ended, stop === '.' ? ' ' : '');
}

function withoutBlankEnd(nodes: PhrasingContent[]): PhrasingContent[] {
  return nodes.slice(0, nodes.findLastIndex((node) => node.type !== 'text' || node.value.trim() !== '') + 1);
}

function isStop(node: PhrasingContent | undefined): boolean {
  return node?.type === 'text' && /[。.!?]\s*$/.test(node.value);
}

/** Which of its fields an object needs; each variant of an object by itself. */
function toChoices(field: Component, writer: Writer): PhrasingContent[][] {
  const parts = childrenOf(field).flatMap((node): Component[] => {
    if (node.name === 'Variants') return childrenOf(node);
    return node.name === 'Nested' ? [node] : [];
  });
  return parts.flatMap((part) => {
    const note = (part.children as RootContent[]).find((node) => isComponent(node) && node.name === 'ChoiceNote');
    if (!note) return [];
    const variant = readText(part, 'value');
    return [[...(variant ? [inlineCode(variant), text(writer.label('colon'))] : []), ...writer.toPhrasing([note])]];
  });
}

function toNeedWord(need: string, side: string | undefined): Word {
  if (side === 'response') return need === 'required' ? 'field.always' : 'field.sometimes';
  return `field.${need}` as Word;
}

/** The constraints of a field: 'Default: `50`. Limits: `minimum: 1`, `maximum: 250`.' Limits have the names of JSON Schema. */
function toFacts(facts: FieldFacts, { word, label }: Writer): PhrasingContent[][] {
  const pairs = (list: NamedCode[]): PhrasingContent[] =>
    join(
      list.map(([code, name]) => [inlineCode(code), ...(name ? [text(` ${name}`)] : [])]),
      label('comma'),
    );
  const { unit, formatName, defaultValue, constant, pattern, limits, values, valuesAt, carriers, services, limitsAt } =
    facts;
  const unitWord = UNITS[unit ?? ''];
  const limitPairs = Object.entries(limits ?? {}).map(([name, value]) => [inlineCode(`${name}: ${value}`)]);
  const parts: [Word, PhrasingContent[] | undefined][] = [
    ['facts.unit', unit ? [text(unitWord ? word(unitWord) : unit)] : undefined],
    ['facts.format', formatName ? [text(formatName)] : undefined],
    ['facts.default', defaultValue === undefined ? undefined : [inlineCode(defaultValue)]],
    ['facts.constant', constant === undefined ? undefined : [inlineCode(constant)]],
    ['facts.limits', limitPairs.length > 0 ? join(limitPairs, label('comma')) : undefined],
    ['facts.pattern', pattern ? [inlineCode(pattern)] : undefined],
    ['facts.values', values && pairs(values)],
    ['facts.list', valuesAt ? [link(valuesAt, word('facts.list.link'))] : undefined],
    ['facts.carriers', carriers && pairs(carriers)],
    ['facts.services', services && pairs(services)],
    ['facts.byCarrier', limitsAt ? [link(limitsAt, word('facts.byCarrier.link'))] : undefined],
  ];
  return parts.flatMap(([name, detail]) =>
    detail ? [[text(word(name) + label('colon')), ...detail, text(label('stop'))]] : [],
  );
}
