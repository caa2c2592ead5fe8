// Difference from the theme: one box with a sign of the portal's own for each kind, without Infima's alert and its icons.
// From: @docusaurus/theme-classic 3.10.2.
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Admonition';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const KINDS = ['note', 'tip', 'info', 'warning', 'danger'] as const;
type Kind = (typeof KINDS)[number];

/** Drawn on 20 × 20 with a line: a page, a tick and an i in a circle, a triangle, a sign that stops. */
const SIGNS: Record<Kind, string> = {
  note: 'M5 2.5h7l3 3v12H5zM12 2.5v3h3M7.5 9.5h5M7.5 13h5',
  tip: 'M10 2.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 0 0 0-15M6.5 10.2l2.4 2.4l4.6-5',
  info: 'M10 2.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 0 0 0-15M10 9v5M10 6v.5',
  warning: 'M10 2.8l8 14H2zM10 8v4.2M10 14.2v.5',
  danger: 'M6.8 2.5h6.4l4.3 4.3v6.4l-4.3 4.3H6.8l-4.3-4.3V6.8zM10 6v5M10 13.4v.5',
};

export default Object.fromEntries(KINDS.map((kind) => [kind, (props: Props) => <Box kind={kind} {...props} />]));

function Box({ kind, title, children, id }: Props & { kind: Kind }): ReactNode {
  return (
    <div className={clsx('theme-admonition', styles.box, styles[kind])} id={id}>
      <div className={styles.name}>
        <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.sign}>
          <path d={SIGNS[kind]} />
        </svg>
        {title ?? nameOf(kind)}
      </div>
      {children}
    </div>
  );
}

function nameOf(kind: Kind): string {
  const names: Record<Kind, string> = {
    note: translate({ id: 'theme.admonition.note', message: 'Note', description: 'Name of a box beside the text' }),
    tip: translate({ id: 'theme.admonition.tip', message: 'Tip', description: 'Name of a box beside the text' }),
    info: translate({
      id: 'theme.admonition.info',
      message: 'Good to know',
      description: 'Name of a box beside the text',
    }),
    warning: translate({
      id: 'theme.admonition.warning',
      message: 'Caution',
      description: 'Name of a box that warns of a mistake',
    }),
    danger: translate({
      id: 'theme.admonition.danger',
      message: 'Important',
      description: 'Name of a box that warns of lost money, goods or access',
    }),
  };
  return names[kind];
}
