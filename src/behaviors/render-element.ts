/** Creates an element with some of its properties and its content, of which parts may be missing. */
export function renderElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<Omit<HTMLElementTagNameMap[Name], 'children' | 'style'>>,
  ...content: (Node | string | undefined)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...content.filter((part) => part !== undefined));
  return element;
}
