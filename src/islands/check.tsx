import type { ReactNode } from 'react';
import Check, { type CheckProps } from '../components/Check';

/** Check my request, on a page that shows its button. */
export default function CheckIsland({ data }: { data: unknown }): ReactNode {
  return <Check {...(data as CheckProps)} />;
}
