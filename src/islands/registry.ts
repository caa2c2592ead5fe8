import type { ComponentType } from 'react';

type IslandModule = { default: ComponentType<never> };

/** The components of the islands by name; a chunk loads with each: `check: () => import('../components/Check')`. */
export const ISLANDS: Record<string, () => Promise<IslandModule>> = {
  check: () => import('../components/Check'),
  'label-desk': () => import('../components/LabelDesk/LiveDesk'),
  sandbox: () => import('../components/SandboxPanel'),
  story: () => import('../components/Story'),
  'try-it': () => import('../components/Console'),
};
