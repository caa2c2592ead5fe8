import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import Method from '../Method';
import ServerSwitch from '../ServerSwitch';
import styles from './styles.module.css';

type Props = {
  method: string;
  path: string;
  /** The ID of the operation in the contract, and a JSON Pointer to it. */
  operation: string;
  pointer: string;
  servers: [sandbox: string, production: string];
  /** In production, the call is charged. */
  isCharged: boolean;
  callers: ('account' | 'sub-user')[];
};

/** Method and URL of an operation, who may call it, and where the contract has it. */
export default function Endpoint({ method, path, operation, pointer, servers, isCharged, callers }: Props): ReactNode {
  const contract = useBaseUrl('openapi.json');
  return (
    <div className={styles.endpoint}>
      <p className={styles.line}>
        <Method method={method} />{' '}
        <code className={styles.path} translate="no">
          {toParts(path)}
        </code>
      </p>
      <ServerSwitch servers={servers} isCharged={isCharged} />
      <p className={styles.callers} data-aside="">
        {callers.includes('sub-user') ? (
          <Translate id="endpoint.callers.all" description="Who may call an operation">
            For account tokens and sub user tokens.
          </Translate>
        ) : (
          <Translate id="endpoint.callers.account" description="Who may call an operation">
            For account tokens only. Sub user tokens are rejected.
          </Translate>
        )}{' '}
        <Link to="/common#headers">
          <Translate id="endpoint.headers" description="Link to the headers that all calls share">
            Headers of every call
          </Translate>
        </Link>{' '}
        <Link className={styles.start} to="/getting-started-request-examples#sandbox">
          <Translate id="server.start" description="Link beside the URL of the sandbox: how to run it on one's machine">
            Start the sandbox
          </Translate>
        </Link>{' '}
        <a href={`${contract}#${pointer}`}>
          <Translate
            id="endpoint.contract"
            description="Link to an operation in the contract, a file; {id} is its name there"
            values={{ id: <code translate="no">{operation}</code> }}
          >
            {'In openapi.json: {id}'}
          </Translate>
        </a>
      </p>
    </div>
  );
}

/** Marks the parameters of a path: `/shipments/{id}` → `/shipments/`, `<var>{id}</var>` */
function toParts(path: string): ReactNode[] {
  return path.split(/(\{\w+\})/).map((part, index) => (part.startsWith('{') ? <var key={index}>{part}</var> : part));
}
