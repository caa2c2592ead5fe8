import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = { operations: number; rules: number; recordings: number; services: number };

/** The size of the API and its tests, in figures that the build counts. */
export default function Figures(counts: Props): ReactNode {
  return (
    <ul className={styles.figures}>
      {listFigures(counts).map(({ count, name, text, to }) => (
        <li key={to} className={styles.figure}>
          <Link to={to} className={styles.name}>
            <b className={styles.count}>{count}</b> {name}
          </Link>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

function listFigures({ operations, rules, recordings, services }: Props): {
  count: number;
  name: string;
  text: string;
  to: string;
}[] {
  return [
    {
      count: operations,
      name: translate({ id: 'figures.operations', message: 'operations', description: 'After their number' }),
      text: translate({
        id: 'figures.operationsText',
        message: 'You can run each one on its page with Try it.',
        description: 'About the operations',
      }),
      to: '/getting-started-how-it-works',
    },
    {
      count: rules,
      name: translate({ id: 'figures.rules', message: 'business rules', description: 'After their number' }),
      text: translate({
        id: 'figures.rulesText',
        message: 'Each rule on these pages is generated from the code that enforces it.',
        description: 'About the rules',
      }),
      to: '/shipment-create#rules',
    },
    {
      count: recordings,
      name: translate({ id: 'figures.recordings', message: 'recorded responses', description: 'After their number' }),
      text: translate({
        id: 'figures.recordingsText',
        message: 'The tests of every change repeat all requests and fail if a response differs.',
        description: 'About the recorded responses',
      }),
      to: '/err-code',
    },
    {
      count: services,
      name: translate({ id: 'figures.services', message: 'services', description: 'After their number' }),
      text: translate({
        id: 'figures.servicesText',
        message: 'Sizes, time slots and limits come from the catalog that the API validates against.',
        description: 'About the services of carriers',
      }),
      to: '/common-car#services',
    },
  ];
}
