import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import Island from '../Island';
import styles from './styles.module.css';

type Props = {
  /** The titles of the operations with a body, by ID. */
  titles: Record<string, string>;
  /** The operation of the page, on the page of one. */
  operation?: string;
};

/** The button that opens Check my request in its place. */
export default function CheckRequest(props: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  return (
    <Island name="check" data={{ ...props, baseUrl }}>
      <button type="button" className={clsx('control', styles.open)}>
        <Translate id="check.open" description="Button that opens the tool that checks requests">
          Check a request
        </Translate>
      </button>
    </Island>
  );
}
