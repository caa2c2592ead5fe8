import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toText } from 'hast-util-to-text';
import { EXIT, visit } from 'unist-util-visit';
import { FIELD_LEVEL, type Kind, type Section, type Task } from '../../search';
import { parseHtml } from './parse-html';

type Page = {
  html: string;
  path: string;
  /** Method and path where the page describes an operation. */
  call?: string | undefined;
};

/** Parts of an article that are controls and not content, and drawings, whose words the text has as well. */
const SKIPPED_TAGS = ['button', 'nav', 'select', 'script', 'style', 'label', 'svg'];
const HEADING = /^h[2-4]$/;
const PARAGRAPH = /^(p|li|dt|dd|td|th|div|summary|section|figcaption|tr|h\d)$/;
const ERROR_CODE = /^[A-Z]+(_[A-Z]+)+$/;
const RULE_LEVEL = 6;
const EXAMPLE_LEVEL = 2;

/**
 * The places of a built page to which a result can lead: its top, its headings, its fields, its rules and its examples, each with the
 * prose and the code that belong to it. Folded panels and hidden tabs are part of it, controls are not.
 *
 * @throws on a page without article and h1, and on a rule without a title
 */
export function extractSections({ html, path, call = '' }: Page): Section[] {
  const article = findArticle(html);
  const heading = article && findFirst(article, ({ tagName }) => tagName === 'h1');
  if (!article || !heading) throw new Error(`The page /${path} has no article with an h1.`);
  const pageTitle = clean(toText(heading));
  const kind = call ? 'operation' : 'page';
  const top: Place = { kind, page: path, pageTitle, level: 1, title: pageTitle, anchor: '', call };
  const walker = new Walker(top, findExamples(article));
  walker.walk(article.children.filter((child) => child !== heading));
  return walker.sections.map(({ texts, codes, ...section }) => ({
    ...section,
    otherTitle: '',
    // The next steps are sections themselves.
    text: section.anchor === 'next' ? '' : toParagraphs(texts.join('')),
    code: clean(codes.join(' ')),
  }));
}

/**
 * Returns the links below the heading with the ID `tasks`, with URLs relative to the base of the locale.
 *
 * @throws if there are none, because the search panel shows them first
 */
export function extractTasks(html: string, baseUrl: string): Task[] {
  const article = findArticle(html);
  const tasks: Task[] = [];
  let isBelow = false;
  if (article)
    visit(article, 'element', (element: Element) => {
      const { tagName, properties } = element;
      if (HEADING.test(tagName)) isBelow = properties.id === 'tasks';
      else if (isBelow && tagName === 'a' && String(properties.href).startsWith(baseUrl))
        tasks.push([clean(toText(element)), String(properties.href).slice(baseUrl.length)]);
    });
  if (tasks.length === 0) throw new Error('The home page has no links below the heading with the id "tasks".');
  return tasks;
}

/** The only article of a page, without what is around it. */
function findArticle(html: string): Element | undefined {
  const article = html.slice(html.search(/<article[\s>]/), html.lastIndexOf('</article>'));
  return findFirst(parseHtml(article), ({ tagName }) => tagName === 'article');
}

function findFirst(tree: Root | Element, isWanted: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element: Element) => {
    if (!isWanted(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

/** The examples of a page by their names: where they can be reached and what they are called. */
function findExamples(article: Element): Map<string, { id: string; title: string }> {
  const examples = new Map<string, { id: string; title: string }>();
  visit(article, 'element', ({ properties }) => {
    const { id, dataExample, dataExampleTitle } = properties;
    if (dataExampleTitle !== undefined)
      examples.set(String(dataExample), { id: String(id), title: String(dataExampleTitle) });
  });
  return examples;
}

type Place = Omit<Section, 'otherTitle' | 'text' | 'code'>;
type Open = Place & { texts: string[]; codes: string[] };
type Opening = { kind: Kind; level: number; title: string; anchor: string };

class Walker {
  readonly sections: Open[] = [];
  private current: Open;

  constructor(
    top: Place,
    private readonly examples: ReadonlyMap<string, { id: string; title: string }>,
  ) {
    this.current = this.open(top);
  }

  walk(nodes: (RootContent | ElementContent)[]): void {
    for (const node of nodes) {
      // Lines of the source belong to one paragraph.
      if (node.type === 'text') this.current.texts.push(node.value.replaceAll('\n', ' '));
      else if (node.type === 'element') this.enter(node);
    }
  }

  private enter(element: Element): void {
    const { tagName, properties, children } = element;
    if (isSkipped(element)) return;
    const id = typeof properties.id === 'string' ? properties.id : '';
    const field = properties.dataField;
    if ('dataProof' in properties) {
      this.current.texts.push(`\n${readMessage(element)}`);
    } else if (isCode(element)) {
      this.current.codes.push(toText(withoutControls(element), { whitespace: 'pre' }));
    } else if (HEADING.test(tagName) && id) {
      const title = clean(toText(element)).replace(/#$/, '').trimEnd();
      const kind = ERROR_CODE.test(title) ? 'error' : 'heading';
      this.current = this.openBelow({ kind, level: Number(tagName[1]), title, anchor: id });
    } else if (typeof field === 'string' && id) {
      this.within(this.openBelow({ kind: 'field', level: FIELD_LEVEL, title: field, anchor: id }), children);
    } else if ('dataRule' in properties && id) {
      const heading = findFirst(element, isRuleTitle);
      if (!heading) throw new Error(`The rule with the ID "${id}" on /${this.current.page} has no title.`);
      const title = clean(toText(heading));
      this.within(this.openBelow({ kind: 'rule', level: RULE_LEVEL, title, anchor: id }), children);
    } else if (typeof properties.dataExample === 'string') {
      this.within(this.findExample(properties.dataExample), children);
    } else {
      const separator = PARAGRAPH.test(tagName) ? '\n' : '';
      this.current.texts.push(separator);
      this.walk(children);
      this.current.texts.push(separator);
    }
  }

  /** A part that is a separate section, after which the surrounding one continues. */
  private within(section: Open, children: ElementContent[]): void {
    const around = this.current;
    this.current = section;
    this.walk(children);
    this.current = around;
  }

  /** The section of an example, whose request and response are apart; without a name it is part of what is around it. */
  private findExample(name: string): Open {
    const { id, title } = this.examples.get(name) ?? {};
    if (id === undefined || title === undefined) return this.current;
    const opened = this.sections.find(({ anchor }) => anchor === id);
    return opened ?? this.openBelow({ kind: 'example', level: EXAMPLE_LEVEL, title, anchor: id });
  }

  private openBelow(opening: Opening): Open {
    return this.open({ page: this.current.page, pageTitle: this.current.pageTitle, call: '', ...opening });
  }

  private open(section: Place): Open {
    const opened = { ...section, texts: [], codes: [] };
    this.sections.push(opened);
    return opened;
  }
}

function isSkipped(element: Element): boolean {
  const { tagName, properties } = element;
  return (
    tagName === 'h1' ||
    SKIPPED_TAGS.includes(tagName) ||
    ['hash-link', 'breadcrumbs', 'theme-doc-toc-mobile'].some((name) => hasClass(element, name)) ||
    properties.dataSearch === 'no' ||
    properties.role === 'tablist' ||
    properties.role === 'status' ||
    // Errors have a separate page, and rules have sections.
    ['dataRecordedError', 'dataRulesOf', 'dataRuleAbout', 'dataBar', 'dataAside'].some((name) => name in properties) ||
    'dataFieldHead' in properties ||
    isRuleTitle(element)
  );
}

function isRuleTitle({ properties }: Element): boolean {
  return 'dataRuleTitle' in properties;
}

/** A sample, with the caption of its figure. */
function isCode(element: Element): boolean {
  const { tagName } = element;
  return (
    tagName === 'pre' || (tagName === 'figure' && findFirst(element, (inner) => inner.tagName === 'pre') !== undefined)
  );
}

/**
 * The message in the response of a proof, which readers paste into the search: the first sentence of its last paragraph. The others
 * say what to do.
 */
function readMessage(proof: Element): string {
  let last: Element | undefined;
  visit(proof, { tagName: 'p' }, (paragraph: Element) => {
    last = paragraph;
  });
  const message = (last?.children ?? []).map((child) => (child.type === 'text' ? child.value : '')).join('');
  return /^.*?(?:。|\. |$)/.exec(message.trim())?.[0] ?? '';
}

function withoutControls(element: Element): Element {
  const children = element.children
    .filter((child) => child.type !== 'element' || !isSkipped(child))
    .map((child) => (child.type === 'element' ? withoutControls(child) : child));
  return { ...element, children };
}

function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

function toParagraphs(text: string): string {
  return text.split('\n').map(clean).filter(Boolean).join('\n');
}

/** Collapses white space and removes invisible characters. */
function clean(text: string): string {
  return text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
