import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import CarrierLens, { type LensCarrier } from '../CarrierLens';
import FieldFinder from '../FieldFinder';
import Method from '../Method';
import styles from './styles.module.css';

type Props = {
  method: string;
  title: string;
  sections: [id: string, title: string][];
  /** The carriers to choose from, where the page depends on them. */
  carriers?: LensCarrier[];
};

/**
 * The part of the page of an operation that stays in view: its name, its sections, where the reader is among them, down to the
 * field (`src/behaviors/chrome/section-rail.ts`), and the carrier.
 */
export default function SectionRail({ method, title, sections, carriers }: Props): ReactNode {
  const label = translate({ id: 'rail.label', message: 'Sections of this page', description: 'Name of the rail' });
  return (
    // The class keeps it out of the search, of the Markdown and of the print, as it does the theme's own contents.
    <nav className={clsx(styles.rail, 'theme-doc-toc-mobile')} aria-label={label} data-rail="">
      <div className={styles.line}>
        <p className={styles.title}>
          <Method method={method} /> {title}
        </p>
        {sections.map(([id, name]) => (
          <a key={id} className={styles.section} href={`#${id}`} data-section="">
            {name}
          </a>
        ))}
        <a className={styles.place} href={`#${sections[0]?.[0]}`} hidden translate="no" data-place="" />
      </div>
      {carriers && <CarrierLens carriers={carriers} />}
      <FieldFinder />
    </nav>
  );
}
