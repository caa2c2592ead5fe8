// Difference from the theme: a fold of the page (`src/behaviors/content/folds.ts`), whose content is in the HTML.
// From: @docusaurus/theme-classic 3.10.2.
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function TOCCollapsible({ className, ...toc }: Props): ReactNode {
  return (
    <details className={clsx(styles.contents, className)} data-collapsed="true">
      <summary className={styles.summary}>
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component"
        >
          On this page
        </Translate>
      </summary>
      <div className={styles.list}>
        <TOCItems {...toc} />
      </div>
    </details>
  );
}
