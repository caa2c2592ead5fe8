import type { Contract, Validators } from '../contract';
import type { Fonts } from './labels/label-data';
import type { Sha256 } from './random';
import type { Sentences } from './sentences';
import type { Store } from './store/store';

export type Locale = 'ja' | 'en';

/** A clock for what goes by real time: call limits and slow answers. */
export type Pace = {
  /** Milliseconds since 1970, UTC. */
  now: () => number;
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
};

/** Everything that the sandbox needs from outside. It reads no file, no environment and no clock of its own. */
export type Environment = {
  contract: Contract;
  validators: Validators;
  sentences: Record<Locale, Sentences>;
  store: Store;
  /** The fonts of labels; asked for when the first PDF is made. */
  loadFonts: () => Promise<Fonts>;
  /** The business clock: what day it is, whether Yamato's test side is open. Milliseconds since 1970, UTC. */
  now: () => number;
  pace: Pace;
  /** The same seed and the same calls give the same ids. */
  seed: string;
  /** A faster SHA-256 than the sandbox's own, where the platform has one. */
  sha256?: Sha256;
  /** How many calls a token may make in how many seconds; undefined for no limit. */
  callLimit: { calls: number; seconds: number } | undefined;
  /** Whether Yamato's test side is open at any hour. */
  ignoreHours: boolean;
  /** Address of the portal, without a slash at its end. Errors link to it. */
  docsUrl: string;
  /** Is told what should not happen: an answer that the contract does not allow, an exception. */
  report: (problem: string) => void;
};
