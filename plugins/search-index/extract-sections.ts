import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toText } from 'hast-util-to-text';
import { EXIT, visit } from 'unist-util-visit';
import type { Section } from '../../search';

type Page = { html: string; path: string };

/** Parts of an article that are controls and not content. */
const SKIPPED_TAGS = ['button', 'nav', 'select', 'script', 'style', 'label'];
const HEADING = /^h[2-4]$/;
const FIELD_LEVEL = 5;
const RULE_LEVEL = 6;
const EXAMPLE_LEVEL = 2;

/**
 * What a reader can be led to on a built page: its top, its headings, its fields, its rules and its examples, each with the text
 * that belongs to it. Folded panels and hidden tabs are part of it, controls are not.
 */
export function extractSections({ html, path }: Page): Section[] {
  const article = findFirst(fromHtml(html), 'article');
  const heading = article && findFirst(article, 'h1');
  if (!article || !heading) throw new Error(`The page /${path} has no article with an h1.`);
  const pageTitle = clean(toText(heading));
  const walker = new Walker({ page: path, pageTitle, level: 1, title: pageTitle, anchor: '' }, findExamples(article));
  walker.walk(article.children.filter((child) => child !== heading));
  return walker.sections.map(({ texts, codes, ...section }) => {
    const code = clean(codes.join(' '));
    return { ...section, text: clean(`${texts.join('')} ${code}`), code: code.length };
  });
}

function findFirst(tree: Root | Element, tagName: string): Element | undefined {
  let found: Element | undefined;
  visit(tree, { type: 'element', tagName }, (element: Element) => {
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

type Place = Omit<Section, 'text' | 'code'>;
type Open = Place & { texts: string[]; codes: string[] };

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
      if (node.type === 'text') this.current.texts.push(node.value);
      else if (node.type === 'element') this.enter(node);
    }
  }

  private enter(element: Element): void {
    const { tagName, properties, children } = element;
    if (SKIPPED_TAGS.includes(tagName) || hasClass(element, 'hash-link') || hasClass(element, 'breadcrumbs')) return;
    if (properties.role === 'tablist' || properties.role === 'status' || hasClass(element, 'theme-doc-toc-mobile'))
      return;
    const id = typeof properties.id === 'string' ? properties.id : '';
    const title = properties.dataField;
    if (tagName === 'h1' || 'dataFieldHead' in properties) return;
    if (tagName === 'pre' || 'dataProof' in properties) {
      this.current.texts.push(' ');
      this.current.codes.push(toText(element, { whitespace: 'pre' }));
    } else if (HEADING.test(tagName) && id) {
      this.current = this.open({
        ...this.place(),
        level: Number(tagName[1]),
        title: clean(toText(element)).replace(/\s*#?$/, ''),
        anchor: id,
      });
    } else if (typeof title === 'string' && id) {
      this.within({ ...this.place(), level: FIELD_LEVEL, title, anchor: id }, children);
    } else if ('dataRule' in properties && id) {
      // Under the heading that all rules share: an id such as delivery-time-slot would outrank what explains time slots.
      this.within({ ...this.place(), level: RULE_LEVEL, title: this.current.title, anchor: id }, children);
    } else if (typeof properties.dataExample === 'string') {
      this.withinExample(properties.dataExample, children);
    } else {
      const apart = /^(p|li|dt|dd|td|th|div|pre|summary|section|figcaption|tr|h\d)$/.test(tagName);
      if (apart) this.current.texts.push(' ');
      this.walk(children);
      if (apart) this.current.texts.push(' ');
    }
  }

  /** A part that belongs to a section of its own, after which the one around it goes on. */
  private within(section: Place, children: ElementContent[]): void {
    const around = this.current;
    this.current = this.open(section);
    this.walk(children);
    this.current = around;
  }

  /** A part of an example, whose request and answer stand apart and are one section. */
  private withinExample(name: string, children: ElementContent[]): void {
    const { id, title } = this.examples.get(name) ?? {};
    if (id === undefined || title === undefined) return this.walk(children);
    const around = this.current;
    this.current =
      this.sections.find(({ anchor }) => anchor === id) ??
      this.open({ ...this.place(), level: EXAMPLE_LEVEL, title, anchor: id });
    this.walk(children);
    this.current = around;
  }

  private place(): { page: string; pageTitle: string } {
    return { page: this.current.page, pageTitle: this.current.pageTitle };
  }

  private open(section: Place): Open {
    const opened = { ...section, texts: [], codes: [] };
    this.sections.push(opened);
    return opened;
  }
}

function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

/** White space collapsed, invisible letters left out. */
function clean(text: string): string {
  return text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
