import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';

/** The top of the home page: what the portal is, and one thing to do. */
export default function Intro({ children }: { children: ReactNode }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { portalUrl } = siteConfig.customFields as { portalUrl: string };
  return (
    <div className={styles.intro}>
      <div className={styles.words}>{children}</div>
      <div className={styles.actions}>
        {/* The desk below opens and sends; without scripts, the link leads to it. */}
        <a href="#make-label" className={styles.action} data-opens="label-desk" data-intent="send">
          <Translate id="intro.action" description="The one action of the home page">
            Create a test label
          </Translate>
        </a>{' '}
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
