import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import CarrierLens, { type LensCarrier } from '../CarrierLens';
import Method from '../Method';
import styles from './styles.module.css';

type Props = {
  method: string;
  path: string;
  callers: ('account' | 'sub-user')[];
  /** The carriers to choose from, where the page depends on them. */
  carriers?: LensCarrier[];
};

/** Method and path of an operation, and who may call it. */
export default function Endpoint({ method, path, callers, carriers }: Props): ReactNode {
  return (
    <div className={styles.endpoint}>
      <p className={styles.line}>
        <Method method={method} />
        <code className={styles.path} translate="no">
          {toParts(path)}
        </code>
      </p>
      {carriers && <CarrierLens carriers={carriers} />}
      <p className={styles.callers}>
        {callers.includes('sub-user') ? (
          <Translate id="endpoint.callers.all" description="Who may call an operation">
            For account tokens and sub user tokens.
          </Translate>
        ) : (
          <Translate id="endpoint.callers.account" description="Who may call an operation">
            For account tokens only. Sub user tokens are rejected.
          </Translate>
        )}
        <Link to="/common#headers">
          <Translate id="endpoint.headers" description="Link to the headers that all calls share">
            Headers of every call
          </Translate>
        </Link>
      </p>
    </div>
  );
}

/** Marks the parameters of a path: '/shipments/{id}' → '/shipments/', <var>{id}</var> */
function toParts(path: string): ReactNode[] {
  return path.split(/(\{\w+\})/).map((part, index) => (part.startsWith('{') ? <var key={index}>{part}</var> : part));
}
