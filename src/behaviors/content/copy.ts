/** How long a button says what it did, in milliseconds. */
const SHOWN_FOR = 2000;

/** Copies a code block, or the file that a button names. The button and a status for screen readers confirm it. */
export function startCopy(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    const code = button?.closest('figure')?.querySelector('pre');
    if (button?.dataset.copyFile) void copy(button, read(button.dataset.copyFile));
    else if (button && code) void copy(button, code.textContent);
  });
}

async function copy(button: HTMLElement, text: string | Promise<string>): Promise<void> {
  const { copy: ready = '', copied = '', failed = '' } = button.dataset;
  const isCopied = await write(text);
  showOutcome(button, isCopied ? copied : failed, isCopied ? copied : failed);
  setTimeout(() => showOutcome(button, ready, ''), SHOWN_FOR);
}

/** Fails without a clipboard, which a page has only under HTTPS and with permission. */
async function write(text: string | Promise<string>): Promise<boolean> {
  try {
    // Safari copies only while it handles the click, so it is given the promise; Firefox before 127 cannot be.
    if (typeof text === 'string' || !('ClipboardItem' in window)) await navigator.clipboard.writeText(await text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    return true;
  } catch {
    return false;
  }
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
