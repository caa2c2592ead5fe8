import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Carrier = { type: string; name: string; services: number };

/** An overview of the carriers, domestic and international. */
export default function CarrierStrip({
  domestic,
  international,
}: {
  domestic: Carrier[];
  international: Carrier[];
}): ReactNode {
  return (
    <div className={styles.strip}>
      <section>
        <h3 className={styles.title}>
          <Translate id="strip.domestic" description="Title above the carriers within Japan">
            Domestic
          </Translate>
        </h3>
        <Carriers carriers={domestic} />
      </section>
      <section>
        <h3 className={styles.title}>
          <Translate id="strip.international" description="Title above the international carriers">
            International
          </Translate>
        </h3>
        <Carriers carriers={international} />
      </section>
    </div>
  );
}

function Carriers({ carriers }: { carriers: Carrier[] }): ReactNode {
  return (
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
  );
}
