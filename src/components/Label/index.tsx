import Translate, { translate } from '@docusaurus/Translate';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { follow } from '../../hooks/follow';
import { askSandbox } from '../../hooks/sandbox-client';
import styles from './styles.module.css';

type Drawn = { pages: string[]; isFailed: boolean };

const NOTHING: Drawn = { pages: [], isFailed: false };

/** The label at a URL of the sandbox, page by page, as it comes out of the printer. */
export default function Label({ url }: { url: string }): ReactNode {
  const { pages, isFailed, retry } = useLabelPages(url);
  const name = translate({ id: 'label.region', message: 'Label', description: 'Name of the pages of a label' });
  return (
    <div className={styles.pages} role="group" tabIndex={0} aria-label={name} data-label-pages={pages.length}>
      {pages.map((page, index) => (
        <LabelPage key={index} page={page} />
      ))}
      {isFailed && (
        <LabelProblem onRetry={retry}>
          <Translate id="label.failed" description="When the picture of a label could not be drawn">
            The label can't be displayed here. Open the PDF.
          </Translate>
        </LabelProblem>
      )}
    </div>
  );
}

/** The pages of the label at a URL as SVG; none until they are drawn, or when they cannot be: the PDF is still offered. */
export function useLabelPages(url: string): Drawn & { retry: () => void } {
  const [drawn, setDrawn] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  useEffect(
    () =>
      follow(
        askSandbox('label', { url }).result,
        (pages) => setDrawn({ pages, isFailed: false }),
        () => setDrawn({ pages: [], isFailed: true }),
      ),
    [url, attempt],
  );
  const retry = (): void => {
    setDrawn(NOTHING);
    setAttempt((count) => count + 1);
  };
  return { ...drawn, retry };
}

/** A message in place of a label. Without a connection, the script that draws labels can be missing. */
export function LabelProblem({ children, onRetry }: { children: ReactNode; onRetry: () => void }): ReactNode {
  return (
    <div role="alert" className="notice">
      <p>{children}</p>
      <button type="button" onClick={onRetry}>
        <Translate id="loading.retry" description="Button that loads a page again">
          Retry
        </Translate>
      </button>
    </div>
  );
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
