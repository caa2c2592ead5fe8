import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = { operations: number; rules: number; recordings: number; services: number };

/** The size of the API and its tests, in figures that the build counts. */
export default function Figures({ operations, rules, recordings, services }: Props): ReactNode {
  const figures = [
    {
      count: operations,
      name: translate({ id: 'figures.operations', message: 'operations', description: 'After their number' }),
      to: '/getting-started-how-it-works',
    },
    {
      count: rules,
      name: translate({ id: 'figures.rules', message: 'business rules', description: 'After their number' }),
      to: '/shipment-create#rules',
    },
    {
      count: recordings,
      name: translate({ id: 'figures.recordings', message: 'recorded responses', description: 'After their number' }),
      to: '/err-code',
    },
    {
      count: services,
      name: translate({ id: 'figures.services', message: 'services', description: 'After their number' }),
      to: '/common-car#services',
    },
  ];
  return (
    <ul className={styles.figures}>
      {figures.map(({ count, name, to }) => (
        <li key={to}>
          <Link to={to} className={styles.name}>
            <b className={styles.count}>{count}</b> {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
