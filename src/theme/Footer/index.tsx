// Difference from the theme: one line of links, and the operator's name and addresses from contract/operator.yaml.
// From: @docusaurus/theme-classic 3.10.2.
import { translate } from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Operator = Record<'organisation' | 'supportEmail', string> &
  Partial<Record<'signUpUrl' | 'pricingUrl' | 'sourceUrl', string>>;

export default function Footer(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { withBaseUrl } = useBaseUrlUtils();
  const { organisation, supportEmail, signUpUrl, pricingUrl, sourceUrl } = siteConfig.customFields as Operator;
  const links = [
    [signUpUrl, translate({ id: 'footer.signUp', message: 'Create an account', description: 'Link in the footer' })],
    [pricingUrl, translate({ id: 'footer.pricing', message: 'Pricing', description: 'Link in the footer' })],
    [
      withBaseUrl('getting-started-important-note'),
      translate({ id: 'footer.notes', message: 'Important note', description: 'Link in the footer' }),
    ],
    [
      withBaseUrl('changes'),
      translate({ id: 'footer.changes', message: 'Changes', description: 'Link in the footer' }),
    ],
    [withBaseUrl('openapi.yaml'), 'openapi.yaml'],
    [withBaseUrl('openapi.json'), 'openapi.json'],
    [
      `mailto:${supportEmail}`,
      translate({ id: 'footer.support', message: 'Support', description: 'Link in the footer' }),
    ],
    [sourceUrl, translate({ id: 'footer.source', message: 'Source code', description: 'Link in the footer' })],
  ];
  return (
    <footer className={`theme-layout-footer ${styles.footer}`}>
      <ul className={styles.links}>
        {links.map(
          ([url, name]) =>
            url && (
              <li key={url}>
                <a href={url}>{name}</a>
              </li>
            ),
        )}
      </ul>
      <p className={styles.operator}>{organisation}</p>
    </footer>
  );
}
