import type { ReactNode } from 'react';
import Console, { type ConsoleData } from '../components/Console';

export default function TryItIsland({ data, host }: { data: unknown; host: HTMLElement }): ReactNode {
  return <Console {...(data as ConsoleData)} host={host} />;
}
