/**
 * Does to a page what the translation of a browser does: each text moves into two new elements, in what is drawn later too.
 * It omits what is marked as not to be translated. It runs in the page, so it refers to nothing outside of it.
 */
export function translateLikeBrowser(): void {
  const wrap = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || !text.data.trim()) continue;
      if (parent.closest('font, script, style, textarea, svg, [translate=no]')) continue;
      const [outer, inner] = [document.createElement('font' as string), document.createElement('font' as string)];
      parent.replaceChild(outer, text);
      inner.textContent = text.data;
      outer.append(inner);
    }
  };
  wrap(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes)
      if (type === 'characterData') wrap(target.parentNode ?? target);
      else for (const node of addedNodes) wrap(node.nodeType === Node.TEXT_NODE ? (node.parentNode ?? node) : node);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
