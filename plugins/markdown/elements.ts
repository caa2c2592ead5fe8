import type { Heading, ListItem, PhrasingContent, RootContent } from 'mdast';
import type { Label } from '../reference/labels';
import { heading, inlineCode, isComponent, link, paragraph, text, type Component } from '../reference/remark/nodes';
import { toFieldTable } from './field-table';
import { join, toRow } from './phrasing';
import { childrenOf, readProps, readText } from './props';
import type { GetWord } from './words';

/** The tools for writing a component. `toBlocks` and `toPhrasing` write its content. */
export type Writing = {
  word: GetWord;
  label: (label: Label) => string;
  toBlocks: (nodes: RootContent[]) => RootContent[];
  toPhrasing: (nodes: RootContent[]) => PhrasingContent[];
};

type WriteBlocks = (component: Component, writing: Writing) => RootContent[];

const NOTHING: WriteBlocks = () => [];

/** How components between paragraphs are written. Those that are not here only arrange what is in them. */
export const BLOCKS: Record<string, WriteBlocks> = {
  // Drawings and tools, which are for a screen.
  TryIt: NOTHING,
  // One carrier is enough.
  Counter: (component, { toBlocks }) => toBlocks(component.children.slice(0, 1)),
  Figures: writeFigures,
  Diagram: (component) => [paragraph([text(readText(component, 'label'))])],
  Endpoint: writeEndpoint,
  Examples: writeExamples,
  LanguageTabs: writeLanguageTabs,
  Fields: (component, { word, label, toPhrasing }) => [toFieldTable(component, { word, label, toPhrasing })],
  ErrorEntry: writeErrorEntry,
  Rows: (component, writing) => [
    toList(
      childrenOf(component).map((row) => (row.name === 'ErrorRow' ? writeErrorRow : writeOperation)(row, writing)),
    ),
  ],
  RuleGroup: (component, { toBlocks }) => [
    heading(3, `rules-${readText(component, 'anchor')}`, readText(component, 'field')),
    ...toBlocks(component.children),
  ],
  RuleEntry: writeRule,
  CarrierMatrix: writeCarrierMatrix,
  CarrierStrip: writeCarrierStrip,
  Tasks: (component, writing) => [toList(childrenOf(component).map((task) => writeTask(task, writing)))],
};

/** How components within a sentence are written. */
export const INLINE: Record<string, (component: Component) => PhrasingContent[]> = {
  File: (component) => [link(`/${readText(component, 'name')}`, `\`${readText(component, 'name')}\``)],
  Method: (component) => [inlineCode(readText(component, 'method').toUpperCase())],
  Status: (component) => [inlineCode(readText(component, 'code'))],
};

function writeEndpoint(component: Component, { word, label }: Writing): RootContent[] {
  const { method, path, pointer, callers, servers, isCharged } = readProps(component) as {
    method: string;
    path: string;
    pointer: string;
    callers: string[];
    servers: [sandbox: string, production: string];
    isCharged: boolean;
  };
  const who = callers.includes('sub-user') ? 'endpoint.callers.all' : 'endpoint.callers.account';
  return [
    paragraph([inlineCode(`${method.toUpperCase()} ${path}`)]),
    ...(['server.sandbox', isCharged ? 'server.production.charged' : 'server.production'] as const).map((name, index) =>
      paragraph([
        text(word(name) + label('colon')),
        inlineCode(`${method.toUpperCase()} ${servers[index] ?? ''}${path}`),
      ]),
    ),
    paragraph([text(word(who))]),
    paragraph([
      link('/common#headers', word('endpoint.headers')),
      text(' '),
      link('/getting-started-how-it-works#sandbox', word('server.start')),
      text(' '),
      link(`/openapi.json#${pointer}`, word('endpoint.contract')),
    ]),
  ];
}

/** The first example whole, and the request of each other one. */
function writeExamples(component: Component, { word, label, toBlocks }: Writing): RootContent[] {
  const { options } = readProps(component) as { options: [name: string, title: string][] };
  const [[first, title] = ['', ''], ...others] = options;
  const part = (name: string, example: string): RootContent[] => {
    const found = childrenOf(component).find((child) => child.name === name);
    // Only the first response: errors have separate pages.
    const parts = found?.children.filter((child, index) => index === 0 || !isResponse(child));
    return parts ? toBlocks(pickExample(parts, example)) : [];
  };
  return [
    heading(2, `example-${first}`, label('exampleNamed').replace('{title}', title)),
    toHeading(3, word('examples.request')),
    ...part('ExampleRequest', first),
    toHeading(3, word('examples.response')),
    ...part('ExampleResponse', first),
    ...(others.length > 0
      ? [
          toHeading(2, label('otherExamples')),
          ...others.flatMap(([name, words]) => [
            heading(3, `example-${name}`, words),
            // The body, or the call where it has none.
            ...part('ExampleRequest', name).slice(0, 1),
          ]),
        ]
      : []),
  ];
}

/** Leaves of the parts of a picker those of one example. */
function pickExample(nodes: RootContent[], name: string): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (!isComponent(node)) return [node];
    if (node.name === 'ExamplePart') return readText(node, 'of') === name ? node.children : [];
    return [{ ...node, children: pickExample(node.children, name) } as RootContent];
  });
}

/** The languages that represent all others where a sample has them: the body of the request and the shell. */
const WRITTEN_LANGUAGES = ['json', 'curl'];

function writeLanguageTabs(component: Component, { toBlocks }: Writing): RootContent[] {
  const panels = childrenOf(component);
  const written = panels.filter((panel) => WRITTEN_LANGUAGES.includes(readText(panel, 'language')));
  return (written.length > 0 ? written : panels).flatMap((panel) => toBlocks(panel.children as RootContent[]));
}

function writeErrorEntry(component: Component, { label, toPhrasing }: Writing): RootContent[] {
  const { status, labels, retry } = readProps(component) as { status: number; labels: string[]; retry: string };
  const [message, ...facts] = (component.children as RootContent[]).map((block) => toPhrasing([block]));
  const items = [...facts, [text(retry)]];
  return [
    paragraph([inlineCode(String(status)), text(' '), ...(message ?? [])]),
    toList(items.map((words, index) => toItem([text((labels[index] ?? '') + label('colon')), ...words]))),
  ];
}

function writeErrorRow(row: Component, { toPhrasing }: Writing): ListItem {
  const words = (row.children as RootContent[]).flatMap((block) => [text(' '), ...toPhrasing([block])]);
  return toItem([inlineCode(readText(row, 'status')), ...words]);
}

/** A rule: its title, ID and sentence, then the request that breaks it and the response. */
function writeRule(component: Component, { word, label, toPhrasing }: Writing): RootContent[] {
  const { rule = '', title = '', severity } = readProps(component) as Record<string, string>;
  const [statement, ...proof] = component.children as RootContent[];
  return [
    paragraph([
      { type: 'html', value: `<a id="rule-${rule}"></a>` },
      { type: 'strong', children: [text(title)] },
      text(` (${word('rule.id')} `),
      inlineCode(rule),
      text(`)${severity === 'warning' ? ` – ${word('rule.warning')}` : ''}${label('colon')}`),
      ...(statement ? toPhrasing([statement]) : []),
    ]),
    toList(
      proof
        .filter(isComponent)
        .map((part) => toItem([text(readText(part, 'title') + label('colon')), ...toPhrasing(part.children)])),
    ),
  ];
}

function writeOperation(row: Component, { toPhrasing }: Writing): ListItem {
  const { method, path } = readProps(row) as { method: string; path: string };
  const words = (row.children as RootContent[]).map((block) => toPhrasing([block]));
  return toItem([inlineCode(`${method.toUpperCase()} ${path}`), text(' '), ...join(words, ' ')]);
}

function writeTask(task: Component, { label, toPhrasing }: Writing): ListItem {
  const words = toPhrasing(task.children);
  return toItem([link(readText(task, 'to'), readText(task, 'title')), text(label('colon')), ...words]);
}

type Matrix = {
  features: [key: string, name: string][];
  carriers: { type: string; short: string; cells: (boolean | string)[] }[];
};

function writeCarrierMatrix(component: Component, { word }: Writing): RootContent[] {
  const { features, carriers } = readProps(component) as Matrix;
  const toWord = (cell: boolean | string): string =>
    typeof cell === 'string' ? cell : word(cell ? 'matrix.yes' : 'matrix.no');
  return [
    {
      type: 'table',
      children: [
        toRow([
          [text(word('matrix.feature'))],
          ...carriers.map(({ type, short }) => [text(`${short} `), inlineCode(type)]),
        ]),
        ...features.map(([, name], index) =>
          toRow([name, ...carriers.map(({ cells }) => toWord(cells[index] ?? false))].map((cell) => [text(cell)])),
        ),
      ],
    },
  ];
}

type Strip = Record<'domestic' | 'international', { type: string; name: string; services: number }[]>;

function writeFigures(component: Component, { word }: Writing): RootContent[] {
  const counts = readProps(component) as Record<(typeof FIGURES)[number], number>;
  return [toList(FIGURES.map((name) => toItem([text(`${counts[name]} ${word(`figures.${name}`)}`)])))];
}

const FIGURES = ['operations', 'rules', 'recordings', 'services'] as const;

function writeCarrierStrip(component: Component, { word, label }: Writing): RootContent[] {
  const strip = readProps(component) as Strip;
  return (['domestic', 'international'] as const).flatMap((scope) => [
    paragraph([text((word(`strip.${scope}`) + label('colon')).trim())]),
    toList(
      strip[scope].map(({ type, name, services }) =>
        toItem([
          link(`/common-car#services-${type}`, name),
          text(' '),
          inlineCode(type),
          text(label('aside').replace('{text}', word('strip.services').replace('{n}', String(services)))),
        ]),
      ),
    ),
  ]);
}

function toHeading(depth: Heading['depth'], words: string): Heading {
  return { type: 'heading', depth, children: [text(words)] };
}

function toItem(children: PhrasingContent[]): ListItem {
  return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children }] };
}

function toList(children: ListItem[]): RootContent {
  return { type: 'list', spread: false, children };
}

function isResponse(node: RootContent): boolean {
  return isComponent(node) && node.name === 'ResponsePanel';
}
