import type { CallRecord, SettingsChange, WebRequest, WebResponse, WebState } from '../../sandbox/web';

/** The tasks of the sandbox worker, by type: what a page sends and what it gets. */
export type Requests = {
  send: { sent: WebRequest; result: WebResponse };
  /** Ends the call that waits under this ID. */
  cancel: { sent: { call: number }; result: null };
  file: { sent: { url: string }; result: Uint8Array | null };
  /** The pages of a label as SVG; none when there is no label at this URL. */
  label: { sent: { url: string }; result: string[] };
  settings: { sent: SettingsChange; result: null };
  state: { sent: null; result: WebState };
  calls: { sent: null; result: CallRecord[] };
  reset: { sent: null; result: null };
  /** Empties the sandbox and keeps what was in it. */
  putAside: { sent: null; result: null };
  bringBack: { sent: null; result: null };
};
export type RequestType = keyof Requests;

/** `page` is the title of the page that sends the request: other tabs show it while this tab has locked the sandbox. */
export type WorkerRequest<Type extends RequestType = RequestType> = {
  [One in Type]: { id: number; type: One; sent: Requests[One]['sent']; page: string };
}[Type];

/** Why a request failed: the database has a newer version, storage failed, another tab has locked it, or an exception. */
export type WorkerError = 'newer' | 'storage' | 'busy' | 'crashed';

export type WorkerResponse =
  | { id: number; value: unknown }
  /** `holder` is the title of the page in the tab that has locked the sandbox, if that is the reason. */
  | { id: number; error: WorkerError; message: string; holder?: string };

/** A message of the worker. The event means that something changed, in this tab or in another. */
export type WorkerMessage = WorkerResponse | { event: 'changed' };
