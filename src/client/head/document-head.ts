import type { Tag } from './collect-tags';
import { mergeTags } from './merge-tags';

/** Marks the tags that come from components, in built pages as well. */
const MARK = 'data-rh';

const tagsByOrder = new Map<number, Tag[]>();
const ownAttributes: Record<string, Set<string>> = { html: new Set(['class', 'lang', 'dir']), body: new Set() };
let frame = 0;

export function setTags(order: number, tags: Tag[]): void {
  tagsByOrder.set(order, tags);
  scheduleUpdate();
}

export function removeTags(order: number): void {
  tagsByOrder.delete(order);
  scheduleUpdate();
}

/** Many components change at once when a page does: the head follows once, in the next frame. */
function scheduleUpdate(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(update);
}

function update(): void {
  const tags = mergeTags([...tagsByOrder].sort(([a], [b]) => a - b).map(([, list]) => list));
  const title = tags.find(({ name }) => name === 'title')?.text;
  if (title !== undefined && title !== document.title) document.title = title;
  updateAttributes(document.documentElement, tags);
  updateAttributes(document.body, tags);
  updateElements(tags.filter(({ name }) => !['title', 'html', 'body'].includes(name)));
}

/** Others write attributes there too, such as the colour mode: only those that components have set are taken away. */
function updateAttributes(element: HTMLElement, tags: Tag[]): void {
  const name = element.localName;
  const attributes = Object.assign(
    {},
    ...tags.filter((tag) => tag.name === name).map((tag) => tag.attributes),
  ) as Tag['attributes'];
  const own = (ownAttributes[name] ??= new Set());
  for (const [attribute, value] of Object.entries(attributes)) {
    own.add(attribute);
    if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
  }
  for (const attribute of own) if (!(attribute in attributes)) element.removeAttribute(attribute);
}

/** Keeps what is there already, so that icons and scripts are not fetched again. */
function updateElements(tags: Tag[]): void {
  const left = new Set(document.head.querySelectorAll(`[${MARK}]:not(title)`));
  for (const tag of tags) {
    const element = createElement(tag);
    const same = [...left].find((one) => one.isEqualNode(element));
    if (same) left.delete(same);
    else document.head.append(element);
  }
  for (const element of left) element.remove();
}

function createElement({ name, attributes, text }: Tag): HTMLElement {
  const element = document.createElement(name);
  element.setAttribute(MARK, 'true');
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  if (text) element.textContent = text;
  return element;
}
