import { startTransition, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import CrashBoundary from '../components/CrashBoundary';
import type { IslandProps } from './island-props';

type Params = IslandProps & { component: ComponentType<IslandProps>; root: HTMLElement };

/** Renders an island into its own root, without blocking the click that opens it. Returns the function that unmounts it. */
export function mountIsland({ component: Island, root, ...props }: Params): () => void {
  const reactRoot = createRoot(root);
  startTransition(() =>
    reactRoot.render(
      <CrashBoundary>
        <Island {...props} />
      </CrashBoundary>,
    ),
  );
  return () => reactRoot.unmount();
}
