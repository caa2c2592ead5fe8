/** The reader's settings of the sandbox in the browser. */
export type Settings = {
  /** The same seed and the same calls give the same IDs. */
  seed: string;
  /** Milliseconds by which the clock of the sandbox is ahead of the clock of the computer. */
  clockOffset: number;
  /** Whether Yamato's test environment is open at any hour. */
  ignoreHours: boolean;
};

/** New values of settings. `advance` moves the clock by milliseconds, from whatever time other changes have set. */
export type SettingsChange = Partial<Settings> & { advance?: number };

/** The one row that says which state the records are in. */
export type State = {
  settings: Settings;
  /** A new random ID with each write; a tab whose records are of another revision reads them again. */
  revision: string;
  /** The last place that a record got: the next new record gets the one after it. */
  nextPlace: number;
};

/** A sandbox that nobody has used. */
export function createState(): State {
  return { settings: { seed: createId(), clockOffset: 0, ignoreHours: false }, revision: '', nextPlace: 0 };
}

/** A random ID of 128 bits. `crypto.randomUUID` exists only in pages under HTTPS. */
export function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
