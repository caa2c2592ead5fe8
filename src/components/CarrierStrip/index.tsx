import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Carrier = { type: string; name: string; services: number };
type Props = Record<'domestic' | 'international', Carrier[]>;

/** An overview of the carriers, domestic and international. */
export default function CarrierStrip({ domestic, international }: Props): ReactNode {
  return (
    <div className={styles.strip}>
      <Carriers
        title={translate({
          id: 'strip.domestic',
          message: 'Domestic',
          description: 'Title above the carriers within Japan',
        })}
        carriers={domestic}
      />
      <Carriers
        title={translate({
          id: 'strip.international',
          message: 'International',
          description: 'Title above the international carriers',
        })}
        carriers={international}
      />
    </div>
  );
}

function Carriers({ title, carriers }: { title: string; carriers: Carrier[] }): ReactNode {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {carriers.map(({ type, name, services }) => (
          <li key={type}>
            <Link to={`/common-car#services-${type}`} className={styles.carrier}>
              <b>{name}</b>
              <code translate="no">{type}</code>
              <span>
                <Translate id="strip.services" description="How many services a carrier has" values={{ n: services }}>
                  {'Services: {n}'}
                </Translate>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
