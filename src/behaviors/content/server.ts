import { choose, getChoice, onChoice } from '../choices';
import { onPage } from '../lifecycle';
import { onEvent } from '../on-event';

/** Where an operation shows the URL of a server: its request line, and the samples. */
const PLACES = '[data-request-url], [data-examples] [id="example-request"] code';

/** The server that the reader chose, by radio buttons with its URL in `data-server`, in what an operation shows and copies. */
export function startServer(): void {
  onEvent('change', '[data-server]', ({ value }: HTMLInputElement) => choose('server', value));
  onChoice(showChosen, 'server');
  onPage(showChosen);
}

function showChosen(): void {
  const radios = [...document.querySelectorAll<HTMLInputElement>('[data-server]')];
  const choice = getChoice(
    'server',
    radios.map(({ value }) => value),
  );
  const chosen = radios.find(({ value }) => value === choice);
  if (!chosen) return;
  chosen.checked = true;
  const url = chosen.dataset.server ?? '';
  const others = radios.filter((radio) => radio !== chosen).map((radio) => radio.dataset.server ?? '');
  for (const place of document.querySelectorAll(PLACES))
    for (const other of others) if (place.textContent.includes(other)) replaceText(place, other, url);
}

function replaceText(place: Element, from: string, to: string): void {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    if (node.nodeValue?.includes(from)) node.nodeValue = node.nodeValue.replace(from, () => to);
  }
}
