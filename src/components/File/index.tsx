import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';

/** A link to a file that the build writes into the folder of the language. */
export default function File({ name }: { name: string }): ReactNode {
  return (
    <a href={useBaseUrl(name)}>
      <code translate="no">{name}</code>
    </a>
  );
}
