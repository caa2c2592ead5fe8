import { startTransition, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import CrashBoundary from '../components/CrashBoundary';

export type IslandProps = {
  /** The data that the build wrote into the page, as further properties of the component. */
  data: object;
  /** The element that the island is in. */
  host: HTMLElement;
  /** `data-intent` of the control that opened it. */
  intent: string;
};
type Params = IslandProps & { component: ComponentType<never>; root: HTMLElement };

/** Renders an island into its own root, without blocking the click that opens it. Returns the function that unmounts it. */
export function mountIsland({ component, root, data, host, intent }: Params): () => void {
  const Island = component as ComponentType<object>;
  const reactRoot = createRoot(root);
  startTransition(() =>
    reactRoot.render(
      <CrashBoundary>
        <Island {...data} {...{ host, intent }} />
      </CrashBoundary>,
    ),
  );
  return () => reactRoot.unmount();
}
