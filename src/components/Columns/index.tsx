import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

/** The columns of a tool, folded in a row with the heading before them (`src/css/content.css`); one tool is open at a time. */
export default function Columns({ children }: { children: ReactNode }): ReactNode {
  return (
    <details name="columns" data-collapsed="true" data-of-heading="">
      <summary>
        <Translate id="columns.name" description="Opens the columns of a tool and their fields, next to its name">
          Columns
        </Translate>
      </summary>
      <div>{children}</div>
    </details>
  );
}
