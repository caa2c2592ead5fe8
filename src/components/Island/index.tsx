import type { ReactNode } from 'react';

type Props = {
  /** Its name in `src/islands/registry.ts`. */
  name: string;
  /** The `data` of the island's component; it has to be JSON. */
  data?: unknown;
  /** Whether what the page shows stays there once the island is mounted. */
  isKept?: boolean;
  /** The content of the page until the reader uses the island. */
  children: ReactNode;
};

/**
 * A place in a page that becomes a React component when a reader uses it (`src/behaviors/content/islands.ts`). The component
 * is rendered into the empty element, whose content belongs to nobody else.
 */
export default function Island({ name, data = {}, isKept = false, children }: Props): ReactNode {
  return (
    <div data-island={name} data-island-data={JSON.stringify(data)} data-island-kept={isKept || undefined}>
      <div data-island-content="">{children}</div>
      <div data-island-root="" />
    </div>
  );
}
