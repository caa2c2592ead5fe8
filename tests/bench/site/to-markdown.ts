import type { Element, ElementContent, RootContent } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';

type Node = RootContent | ElementContent;

/** Chrome within an article, and the title, which every generator sets by itself. */
const SKIPPED = new Set(['button', 'nav', 'footer', 'select', 'label', 'script', 'style', 'svg', 'template', 'h1']);
const INLINE = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'kbd', 'mark', 'span', 'strong', 'sup', 'time', 'wbr']);

/** The text of an article as Markdown that every generator reads alike, with headings, lists, tables and code. */
export function toMarkdown(article: Element): string {
  return toBlocks(article.children).join('\n\n');
}

function toBlocks(nodes: Node[]): string[] {
  const blocks: string[] = [];
  let line = '';
  const endLine = (): void => {
    if (line.trim()) blocks.push(line.trim());
    line = '';
  };
  for (const node of nodes) {
    if (isSkipped(node)) continue;
    if (node.type === 'text' || (node.type === 'element' && INLINE.has(node.tagName) && !hasBlocks(node))) {
      line += toInline([node]);
    } else if (node.type === 'element') {
      endLine();
      blocks.push(...toBlock(node));
    }
  }
  endLine();
  return blocks;
}

function toBlock(element: Element): string[] {
  const { tagName, children } = element;
  if (/^h[2-6]$/.test(tagName)) return [`${'#'.repeat(Number(tagName[1]))} ${toInline(children).trim()}`];
  if (tagName === 'pre') return [`\`\`\`${guessLanguage(toText(element))}\n${toText(element).trimEnd()}\n\`\`\``];
  if (tagName === 'ul' || tagName === 'ol') return [toList(element)];
  if (tagName === 'table') return [toTable(element)];
  return toBlocks(children);
}

function toList({ tagName, children }: Element): string {
  const items = children.flatMap((child) =>
    child.type === 'element' && !isSkipped(child) ? [toBlocks(child.children)] : [],
  );
  return items
    .map((blocks, index) => {
      const mark = tagName === 'ol' ? `${index + 1}. ` : '- ';
      return mark + blocks.join('\n\n').replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`);
    })
    .join('\n');
}

function toTable(table: Element): string {
  const rows = selectAll('tr', table).map((row) =>
    selectAll('th, td', row).map((cell) => toInline(cell.children).replace(/\s+/g, ' ').replaceAll('|', '\\|').trim()),
  );
  const width = Math.max(...rows.map((row) => row.length));
  const lines = rows.map((row) => `| ${[...row, ...Array<string>(width - row.length).fill('')].join(' | ')} |`);
  return [lines[0], `|${' --- |'.repeat(width)}`, ...lines.slice(1)].join('\n');
}

function toInline(nodes: Node[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return escape(node.value);
      if (node.type !== 'element' || isSkipped(node)) return '';
      const text = toInline(node.children);
      if (node.tagName === 'code') return toText(node) ? `\`${toText(node).replaceAll('`', '')}\`` : '';
      if (node.tagName === 'strong' || node.tagName === 'b') return text.trim() ? `**${text.trim()}** ` : '';
      if (node.tagName === 'a' && text.trim()) return `[${text.trim()}](${toAddress(node)})`;
      return INLINE.has(node.tagName) ? text : ` ${text} `;
    })
    .join('');
}

/** Ids differ from generator to generator, so links lead to pages. */
function toAddress({ properties }: Element): string {
  return (properties.href?.toString() ?? '').replace(/#.*$/, '') || '#';
}

function escape(text: string): string {
  return text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>{}#|~]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function isSkipped(node: Node): boolean {
  if (node.type !== 'element') return node.type !== 'text';
  const { className } = node.properties;
  const classes = Array.isArray(className) ? className : [];
  return SKIPPED.has(node.tagName) || classes.includes('hash-link') || classes.includes('theme-doc-toc-mobile');
}

function hasBlocks(element: Element): boolean {
  return Boolean(select('div, p, ul, ol, pre, table, dl, section', element));
}

function guessLanguage(code: string): string {
  if (/^\s*[{[]/.test(code)) return 'json';
  if (/^\s*(import \w+$|from \w+ import)/m.test(code)) return 'python';
  if (/\b(const|await|import .* from)\b/.test(code)) return 'js';
  return /^\s*(curl|export|npm)\b/m.test(code) ? 'bash' : '';
}
