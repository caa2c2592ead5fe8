import { copyText } from '../clipboard';
import { onEvent } from '../on-event';

/** How long a button says what it did, in milliseconds. */
const SHOWN_FOR = 2000;

/** Copies a code block, or the file that a button names. The button and a status for screen readers confirm it. */
export function startCopy(): void {
  onEvent('click', '[data-copy]', (button) => {
    const code = button.closest('figure')?.querySelector('pre');
    if (button.dataset.copyFile) void copy(button, read(button.dataset.copyFile));
    else if (code) void copy(button, code.textContent);
  });
}

async function copy(button: HTMLElement, text: string | Promise<string>): Promise<void> {
  const { copy: ready = '', copied = '', failed = '' } = button.dataset;
  const isCopied = await copyText(text);
  showOutcome(button, isCopied ? copied : failed, isCopied ? copied : failed);
  setTimeout(() => showOutcome(button, ready, ''), SHOWN_FOR);
}

function showOutcome(button: HTMLElement, label: string, status: string): void {
  button.textContent = label;
  const place = button.parentElement?.querySelector('[role=status]');
  if (place) place.textContent = status;
}

async function read(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}
