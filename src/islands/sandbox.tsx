import type { ReactNode } from 'react';
import SandboxPanel from '../components/SandboxPanel';

type Props = { data: unknown; host: HTMLElement; intent: string };

/** What the bar of the sandbox opens. */
export default function SandboxIsland({ data, host, intent }: Props): ReactNode {
  return <SandboxPanel {...(data as { baseUrl: string })} host={host} intent={intent} />;
}
