import { isWriting } from '../is-writing';
import { onPage } from '../lifecycle';
import { onEvent } from '../on-event';
import { openIsland } from './islands';
import { leftCounters, readSaved, toCounterPage } from './left-counters';

const HOST = '[data-island=counter]';

/** What the search hands over until the page with a counter is there. */
let held = '';

/**
 * Whatever is pasted on a page with a counter, but into no field, is put into it, and so are files that are dropped on it and
 * what another part of the portal hands over: `new CustomEvent('hold', { detail: text })`.
 */
export function startCounter(): void {
  document.addEventListener('paste', (event) => {
    if (!isWriting(event.target)) put(event, event.clipboardData);
  });
  onEvent('dragover', HOST, (_, event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  onEvent('drop', HOST, (_, event) => {
    if (event.dataTransfer?.files.length) put(event, event.dataTransfer);
  });
  document.addEventListener('hold', (event) => {
    held = String((event as CustomEvent).detail);
    take();
  });
  onPage(() => {
    const host = find();
    const page = toCounterPage();
    if (host && (leftCounters.has(page) || readSaved(page) !== undefined)) void openIsland(host, 'return');
    take();
  });
}

function take(): void {
  if (held === '' || !find()) return;
  write(held);
  held = '';
}

function put(event: Event, data: DataTransfer | null): void {
  const input = find()?.querySelector<HTMLInputElement>('input[type=file]');
  const text = data?.getData('text') ?? '';
  if (!input || !data || (data.files.length === 0 && text.trim() === '')) return;
  event.preventDefault();
  if (data.files.length > 0) input.files = data.files;
  write(text);
}

function write(text: string): void {
  const host = find();
  const area = host?.querySelector('textarea');
  if (!host || !area) return;
  area.value = text;
  void openIsland(host).then(() => host.dispatchEvent(new Event('held')));
}

function find(): HTMLElement | null {
  return document.querySelector<HTMLElement>(HOST);
}
