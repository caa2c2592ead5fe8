import Translate, { translate } from '@docusaurus/Translate';
import { useCallback, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { follow } from '../../hooks/follow';
import { askSandbox } from '../../hooks/sandbox-client';
import styles from './styles.module.css';

/** The label at a URL of the sandbox, page by page, as it comes out of the printer. */
export default function Label({ url }: { url: string }): ReactNode {
  return (
    <LabelPages url={url} className={styles.pages} tabIndex={0}>
      <Translate id="label.failed" description="When the picture of a label could not be drawn">
        The label can't be displayed here. Open the PDF.
      </Translate>
    </LabelPages>
  );
}

type Props = ComponentProps<'div'> & {
  url: string;
  /** Changes the SVG of a page before it is shown. */
  toShown?: (page: string) => string;
};

/** The pages of a label; none until they are drawn. When they can't be drawn, the children say so. */
export function LabelPages({ url, toShown = (page) => page, children, ...props }: Props): ReactNode {
  // Undefined when they can't be drawn.
  const [pages, setPages] = useState<string[] | undefined>([]);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => follow(askSandbox('label', { url }).result, setPages, () => setPages(undefined)), [url, attempt]);
  const retry = (): void => {
    setPages([]);
    setAttempt((count) => count + 1);
  };
  return (
    <div
      {...props}
      role="group"
      aria-label={translate({ id: 'label.region', message: 'Label', description: 'Name of the pages of a label' })}
      data-label-pages={pages?.length ?? 0}
    >
      {pages?.map((page, index) => (
        <LabelPage key={index} page={toShown(page)} />
      ))}
      {!pages && <LoadingProblem onRetry={retry}>{children}</LoadingProblem>}
    </div>
  );
}

type ProblemProps = {
  /** The message; by default, that a part of the page is missing. */
  children?: ReactNode;
  onRetry: () => void;
};

/** A message in place of what could not be loaded. Without a connection, the script that draws labels can be missing. */
export function LoadingProblem({ children = renderMissingPart(), onRetry }: ProblemProps): ReactNode {
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

function renderMissingPart(): string {
  return translate({
    id: 'loading.failed',
    message: "A part of this page couldn't be loaded. Check your connection and try again.",
    description: 'When a page could not be loaded',
  });
}

function LabelPage({ page }: { page: string }): ReactNode {
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
