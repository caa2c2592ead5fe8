import type { ReactNode } from 'react';
import type { DeskData } from '../components/LabelDesk/desk-data';
import LiveDesk from '../components/LabelDesk/LiveDesk';
import type { IslandProps } from './island-props';

/** The label desk of the home page, once a reader uses it. */
export default function LabelDeskIsland({ data, host, intent }: IslandProps): ReactNode {
  return <LiveDesk {...(data as DeskData)} host={host} isSending={intent === 'send'} />;
}
