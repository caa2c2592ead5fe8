import type { Contract, Language, Validators } from '../contract';
import type { Cut } from './documents/drawing/drawing';
import type { InvoiceData, LabelData } from './documents/label-data';
import type { Sha256 } from './random';
import type { Sentences } from './sentences';
import type { Store } from './store/store';

/** A clock for what goes by real time: call limits and slow responses. */
export type RealClock = {
  /** Milliseconds since 1970, UTC. */
  now: () => number;
  /** Resolves after that many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
};

/**
 * Renders the documents of a shipment as PDFs. The sandbox imports no PDF library and no fonts itself: `sandbox/documents/pdf` has
 * these renderers, and the caller may load them with the first document.
 */
export type Renderers = {
  renderLabel: (data: LabelData) => Promise<Uint8Array>;
  renderInvoice: (data: InvoiceData) => Promise<Uint8Array>;
  /** The strings that a label, or an invoice, has no room for. */
  listLabelCuts: (data: LabelData) => Promise<Cut[]>;
  listInvoiceCuts: (data: InvoiceData) => Promise<Cut[]>;
  /** Whether an image, PNG or JPEG in Base64, can be drawn on an invoice. */
  canDrawImage: (content: string) => Promise<boolean>;
};

/** Validators of requests, and of responses where the sandbox checks its own. */
export type SandboxValidators = Pick<Validators, 'body' | 'parameters'> & Partial<Pick<Validators, 'response'>>;

/** Everything that the sandbox needs from outside. It reads no files, environment variables or clocks itself. */
export type Environment = {
  contract: Contract;
  /** Without `response`, responses are not validated, as in the worker that runs in browsers. */
  validators: SandboxValidators;
  sentences: Record<Language, Sentences>;
  store: Store;
  renderers: Renderers;
  /** The business clock: what day it is, whether Yamato's test side is open. Milliseconds since 1970, UTC. */
  now: () => number;
  realClock: RealClock;
  /** The same seed and the same calls lead to the same IDs. */
  seed: string;
  /** A faster SHA-256 than the sandbox's own, where the platform has one. */
  sha256?: Sha256;
  /** How many calls a token may make in how many seconds; undefined for no limit. */
  callLimit: { calls: number; seconds: number } | undefined;
  /** The flag that changes the limit, where the sandbox is started by a command: '--call-limit' */
  callLimitFlag?: string;
  /** Whether Yamato's test side is open at any hour. */
  ignoreHours: boolean;
  /** Whether accounts with carriers in Japan have sample prices where none were negotiated. */
  hasSampleRates?: boolean;
  /** URL of the portal without a trailing slash. Errors link to it. */
  docsUrl: string;
  /** Receives reports of what should not happen: a response that the contract does not allow, an exception. */
  report: (problem: string) => void;
  /** Whether an error is a failure of the store, which `handle` throws. Without it, `handle` throws no such error. */
  isStoreError?: (error: unknown) => boolean;
};
