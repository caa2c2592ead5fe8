// Difference from the theme: one line of links, and the operator's name and addresses from contract/operator.yaml.
// From: @docusaurus/theme-classic 3.10.2.
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Operator = Record<'organisation' | 'supportEmail', string> &
  Partial<Record<'signUpUrl' | 'pricingUrl' | 'sourceUrl', string>>;

export default function Footer(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { organisation, supportEmail, signUpUrl, pricingUrl, sourceUrl } = siteConfig.customFields as Operator;
  const yaml = useBaseUrl('openapi.yaml');
  const json = useBaseUrl('openapi.json');
  return (
    <footer className={`theme-layout-footer ${styles.footer}`}>
      <ul className={styles.links}>
        {signUpUrl && (
          <li>
            <a href={signUpUrl}>
              <Translate id="footer.signUp" description="Link in the footer">
                Create an account
              </Translate>
            </a>
          </li>
        )}
        {pricingUrl && (
          <li>
            <a href={pricingUrl}>
              <Translate id="footer.pricing" description="Link in the footer">
                Pricing
              </Translate>
            </a>
          </li>
        )}
        <li>
          <Link to="/getting-started-important-note">
            <Translate id="footer.notes" description="Link in the footer">
              Important note
            </Translate>
          </Link>
        </li>
        <li>
          <Link to="/changes">
            <Translate id="footer.changes" description="Link in the footer">
              Changes
            </Translate>
          </Link>
        </li>
        <li>
          <a href={yaml}>openapi.yaml</a>
        </li>
        <li>
          <a href={json}>openapi.json</a>
        </li>
        <li>
          <a href={`mailto:${supportEmail}`}>
            <Translate id="footer.support" description="Link in the footer">
              Support
            </Translate>
          </a>
        </li>
        {sourceUrl && (
          <li>
            <a href={sourceUrl}>
              <Translate id="footer.source" description="Link in the footer">
                Source code
              </Translate>
            </a>
          </li>
        )}
      </ul>
      <p className={styles.operator}>{organisation}</p>
    </footer>
  );
}
