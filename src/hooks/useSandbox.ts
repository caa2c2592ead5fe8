import { useEffect, useSyncExternalStore } from 'react';
import type { WebState } from '../../sandbox/web';
import { askSandbox, disconnectSandbox, sandboxChanges, toSandboxError, type SandboxError } from './sandbox-client';
import { STORED, toSummary, type SandboxSummary } from './sandbox-summary';
import { readStored, writeStored } from './stored';

type Snapshot = {
  state: WebState | undefined;
  problem: SandboxError | undefined;
  /** The browser has deleted what the sandbox had saved. */
  isEvicted: boolean;
};

let snapshot: Snapshot = { state: undefined, problem: undefined, isEvicted: false };
let isReading = false;
let isStale = false;
const listeners = new Set<() => void>();
sandboxChanges.addEventListener('change', () => void refreshSandbox());
if (typeof window !== 'undefined') {
  // Firefox keeps a page for Back with a worker that no longer runs. With an open database, it would block the tab that
  // deletes or migrates it, and every tab after that. What is only in memory is lost without the worker.
  window.addEventListener('pagehide', () => {
    if (snapshot.state?.unsaved === undefined) disconnectSandbox();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && snapshot.state) void refreshSandbox();
  });
}

type UseSandbox = Snapshot & { refresh: () => void };

/** The state of the sandbox, kept up to date with all tabs. The worker starts with the first use. */
export default function useSandbox(): UseSandbox {
  const current = useSyncExternalStore(
    subscribe,
    () => snapshot,
    () => snapshot,
  );
  useEffect(() => void refreshSandbox(), []);
  return { ...current, refresh: () => void refreshSandbox() };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reads the state; changes during a read cause one more. */
export async function refreshSandbox(): Promise<void> {
  isStale = true;
  if (isReading) return;
  isReading = true;
  while (isStale) {
    isStale = false;
    try {
      const state = await askSandbox('state', null).result;
      const isEvicted = snapshot.isEvicted || (snapshot.state === undefined && isLost(state));
      // Before a first call there is nothing to remember.
      if (state.callers.length > 0 || readStored(STORED.summary) !== undefined)
        writeStored(STORED.summary, toSummary(state), { isLasting: state.unsaved === undefined });
      publish({ state, problem: undefined, isEvicted });
    } catch (error) {
      publish({ ...snapshot, problem: toSandboxError(error) });
    }
  }
  isReading = false;
}

/** Whether this browser remembers a sandbox with an account, and there is none. */
function isLost({ callers, unsaved }: WebState): boolean {
  const summary = readStored(STORED.summary) as Partial<SandboxSummary> | undefined;
  return unsaved === undefined && callers.length === 0 && (summary?.callers?.length ?? 0) > 0;
}

/**
 * Empties the sandbox, for all tabs.
 *
 * @throws SandboxError
 */
export async function resetSandbox(): Promise<void> {
  await emptySandbox('reset');
  publish({ ...snapshot, isEvicted: false });
}

/**
 * Empties the sandbox, for all tabs, and keeps what was in it.
 *
 * @throws SandboxError
 */
export function putSandboxAside(): Promise<void> {
  return emptySandbox('putAside');
}

/** The replays that are running. */
export const replays = new Set<AbortController>();
/** Why a replay ends: the reader has restored the own data, or has left the page. */
export const RESTORED = 'restored';
export const LEFT = 'left';

/**
 * Restores what was put aside, for all tabs. A replay that is running ends before, so that none of its calls changes it.
 *
 * @throws SandboxError
 */
export async function bringSandboxBack(): Promise<void> {
  for (const replay of replays) replay.abort(RESTORED);
  await askSandbox('bringBack', null).result;
}

async function emptySandbox(type: 'reset' | 'putAside'): Promise<void> {
  forgetCallers();
  try {
    await askSandbox(type, null).result;
  } finally {
    // After a failure, this also remembers the callers again.
    void refreshSandbox();
  }
}

/** Called before the data is deleted, so that no tab treats it as lost. The bar shows the rest until it is deleted. */
function forgetCallers(): void {
  const summary = readStored(STORED.summary) as SandboxSummary | undefined;
  const isLasting = snapshot.state?.unsaved === undefined;
  if (summary) writeStored(STORED.summary, { ...summary, callers: [] }, { isLasting });
}

function publish(next: Snapshot): void {
  snapshot = next;
  for (const listener of listeners) listener();
}
