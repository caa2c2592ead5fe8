import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Translate from '@docusaurus/Translate';
import { Fragment, type ReactNode } from 'react';
import Method from '../Method';
import PageActions from '../PageActions';
import ServerSwitch from '../ServerSwitch';
import styles from './styles.module.css';

type Props = {
  method: string;
  path: string;
  /** A JSON Pointer to the operation in the contract. */
  pointer: string;
  servers: [sandbox: string, production: string];
  /** In production, the call is charged. */
  isCharged: boolean;
  callers: ('account' | 'sub-user')[];
};

/** Method, path and server of an operation in one line, and below it who may call it and where to read on. */
export default function Endpoint({ method, path, pointer, servers, isCharged, callers }: Props): ReactNode {
  const contract = useBaseUrl('openapi.json');
  return (
    <>
      <div className={styles.endpoint}>
        <div className={styles.line}>
          <p className={styles.call}>
            <Method method={method} />{' '}
            <span className={styles.url} translate="no">
              <span className={styles.server} data-aside="" data-request-url="">
                {servers[0]}
              </span>
              <code className={styles.path}>{toParts(path)}</code>
            </span>
          </p>
          <ServerSwitch servers={servers} isCharged={isCharged} />
        </div>
      </div>
      <PageActions>
        <span>
          {callers.includes('sub-user') ? (
            <Translate id="endpoint.callers.all" description="Who may call an operation">
              Account and sub user tokens
            </Translate>
          ) : (
            <Translate id="endpoint.callers.account" description="Who may call an operation">
              Account tokens only
            </Translate>
          )}
        </span>{' '}
        <Link to="/common#headers">
          <Translate id="endpoint.headers" description="Link to the headers that all calls share">
            Headers of every call
          </Translate>
        </Link>{' '}
        <Link to="/getting-started-how-it-works#sandbox">
          <Translate id="server.start" description="Link below the URL of the sandbox: how to run it on one's machine">
            Start the sandbox
          </Translate>
        </Link>{' '}
        <a href={`${contract}#${pointer}`}>
          <Translate id="endpoint.contract" description="Link to an operation in the contract, a file">
            In openapi.json
          </Translate>
        </a>
      </PageActions>
    </>
  );
}

/** Marks the parameters of a path, which is broken before a slash: `/shipments/{id}` → `/shipments`, `<wbr>/`, `<var>{id}</var>` */
function toParts(path: string): ReactNode[] {
  return path.split(/(?<=.)(?=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part.split(/(\{\w+\})/).map((one, at) => (one.startsWith('{') ? <var key={at}>{one}</var> : one))}
    </Fragment>
  ));
}
