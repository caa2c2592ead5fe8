import type { ComponentType } from 'react';

type IslandModule = { default: ComponentType<never> };

/** The components of the islands by name; a chunk loads with each: `counter: () => import('../components/Counter/LiveCounter')`. */
export const ISLANDS: Record<string, () => Promise<IslandModule>> = {
  counter: () => import('../components/Counter/LiveCounter'),
  sandbox: () => import('../components/SandboxPanel'),
  story: () => import('../components/Story'),
  'try-it': () => import('../components/Console'),
};
