import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';

/** The top of the home page: what the portal is, and how to run the sandbox elsewhere. */
export default function Intro({ children }: { children: ReactNode }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { portalUrl } = siteConfig.customFields as { portalUrl: string };
  return (
    <div className={styles.intro}>
      <div className={styles.words}>{children}</div>
      <div className={styles.actions}>
        <Link to="/getting-started-how-it-works" className={styles.more}>
          <Translate id="intro.how" description="Link of the home page">
            How it works
          </Translate>
        </Link>
        <figure className={styles.command}>
          <pre tabIndex={0}>
            <code translate="no">{`npx --yes ${portalUrl}/shipping-api.tgz sandbox`}</code>
          </pre>
          <CopyButton />
        </figure>
      </div>
    </div>
  );
}
