import type { ComponentType } from 'react';
import type { IslandProps } from './island-props';

type IslandModule = { default: ComponentType<IslandProps> };

/** The islands by name, each with what loads its chunk: `'try-it': () => import('./try-it')`. */
export const ISLANDS: Record<string, () => Promise<IslandModule>> = {
  check: () => import('./check'),
  'label-desk': () => import('./label-desk'),
  sandbox: () => import('./sandbox'),
  story: () => import('./story'),
  'try-it': () => import('./try-it'),
};
