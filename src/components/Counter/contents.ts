import { translate } from '@docusaurus/Translate';
import { leftCounters, readSaved, save } from '../../behaviors/content/left-counters';
import { csvFiles } from '../../hooks/csv-client';
import { parseJson } from '../../../contract/json';
import { ARCHIVE_START } from '../../../check/open/decode-text';
import type { Chosen } from './Choices';
import { EXAMPLES, type ExampleKind } from './examples';
import { SAMPLE_OPERATION, type Sample } from './samples';
import type { Asked } from './Sending';

/** A file that isn't shown as text. Each has another key. */
export type Opened = { key: string; kind: 'rows' | 'calls'; file: File; bytes: Uint8Array };
/** The type of a sample, whose text is remembered by the browser, or a text that isn't. */
export type Draft = Chosen & { text: string; sample?: string };

export const EMPTY: Draft = { text: '', operation: '', accounts: 'all' };
/** What a reader who follows the link of a rule and returns finds again. */
export type Left = { draft: Draft; opened?: Opened | undefined; asked?: Asked | undefined };
export const left = leftCounters as Map<string, Left>;
// Another language and a reload begin with what was typed or pasted.
window.addEventListener('pagehide', () => {
  for (const [page, { draft }] of left) if (isWritten(draft)) save(page, JSON.stringify(draft));
});

/** A text of the reader; that of a sample is remembered by the browser. */
export function isWritten({ sample, text }: Draft): boolean {
  return sample === undefined && text !== '';
}

export function readLeft(page: string): Left | undefined {
  const saved = parseJson(readSaved(page)) as Partial<Draft> | null | undefined;
  // Nothing is saved, or what another release has saved.
  if (typeof saved?.text !== 'string') return undefined;
  return { draft: { ...EMPTY, ...saved } };
}

/** Rows or calls that were pasted, as a file; whether they are rows, the check says. */
export function toPasted(text: string): Opened | undefined {
  if (text === '') return undefined;
  const kind = ARCHIVE_START.test(text) ? 'calls' : 'rows';
  const name = kind === 'calls' ? 'calls.har' : 'rows.csv';
  return { key: text, kind, file: new File([text], name), bytes: new TextEncoder().encode(text) };
}

/** Asks before the corrections of the file of a key are lost. */
export function mayLeave(key: string): boolean {
  const question = translate({
    id: 'counter.leave',
    message: 'Your corrections of the file aren’t saved. Close it without them?',
    description: 'Question before another text or file is opened',
  });
  if (csvFiles.get(key)?.isEdited && !window.confirm(question)) return false;
  // The same rows, pasted again, are those of the paste.
  csvFiles.delete(key);
  return true;
}

/** The field and the files of the page before this ran. */
export function findHeld(host: HTMLElement): [HTMLTextAreaElement | null, HTMLInputElement | null] {
  return [
    host.querySelector('[data-island-content] textarea'),
    host.querySelector('[data-island-content] input[type=file]'),
  ];
}

/** What was typed, pasted or chosen before this ran. */
export function readHeld(host: HTMLElement, samples: readonly Sample[]): Partial<Draft> {
  const [area] = findHeld(host);
  const name = host.querySelector<HTMLSelectElement>('[data-island-content] select')?.value ?? '';
  if (area?.value) return { text: area.value };
  if (samples.some(({ type }) => type === name)) return { ...EMPTY, operation: SAMPLE_OPERATION, sample: name };
  return name in EXAMPLES ? { text: EXAMPLES[name as ExampleKind] } : {};
}
