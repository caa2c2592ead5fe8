import { translate } from '@docusaurus/Translate';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { askSandbox } from '../../hooks/sandbox-client';
import styles from './styles.module.css';

/** The label at a URL of the sandbox, page by page, as it comes out of the printer. */
export default function Label({ url }: { url: string }): ReactNode {
  const { pages } = useLabelPages(url);
  const name = translate({ id: 'label.region', message: 'Label', description: 'Name of the pages of a label' });
  return (
    <div className={styles.pages} role="group" tabIndex={0} aria-label={name} data-label-pages={pages.length}>
      {pages.map((page, index) => (
        <LabelPage key={index} page={page} />
      ))}
    </div>
  );
}

/** The pages of the label at a URL as SVG; none until they are drawn, or when they cannot be: the PDF is still offered. */
export function useLabelPages(url: string): { pages: string[]; isFailed: boolean } {
  const [drawn, setDrawn] = useState<{ pages: string[]; isFailed: boolean }>({ pages: [], isFailed: false });
  useEffect(() => {
    let isCurrent = true;
    askSandbox('label', { url }).result.then(
      (pages) => isCurrent && setDrawn({ pages, isFailed: false }),
      () => isCurrent && setDrawn({ pages: [], isFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return drawn;
}

/** A page of a label. */
export function LabelPage({ page }: { page: string }): ReactNode {
  const draw = useCallback(
    (element: HTMLElement | null) => {
      if (element) showSvg(element, page);
    },
    [page],
  );
  return <div className={styles.page} ref={draw} />;
}

/** As XML, which becomes no HTML: a text of a shipment is never read as markup. */
function showSvg(element: HTMLElement, page: string): void {
  const { documentElement } = new DOMParser().parseFromString(page, 'image/svg+xml');
  element.replaceChildren(document.importNode(documentElement, true));
}
