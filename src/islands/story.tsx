import type { ReactNode } from 'react';
import Story from '../components/Story';

/** The question whether to replay the calls of a link. */
export default function StoryIsland(): ReactNode {
  return <Story />;
}
