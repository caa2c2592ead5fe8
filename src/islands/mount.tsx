import { startTransition, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
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
type Params = IslandProps & {
  component: ComponentType<never>;
  root: HTMLElement;
  /** The island is in the document, and its effects on it have run. */
  onMounted: () => void;
};

/** Renders an island into its own root, without blocking the click that opens it. Returns the function that unmounts it. */
export function mountIsland({ component, root, data, host, intent, onMounted }: Params): () => void {
  const Island = component as ComponentType<object>;
  const reactRoot = createRoot(root);
  startTransition(() =>
    reactRoot.render(
      <Mounted onMounted={onMounted}>
        <CrashBoundary>
          <Island {...data} {...{ host, intent }} />
        </CrashBoundary>
      </Mounted>,
    ),
  );
  return () => reactRoot.unmount();
}

function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }): ReactNode {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  useLayoutEffect(onMounted, []);
  return children;
}
