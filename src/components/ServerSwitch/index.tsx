import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  servers: [sandbox: string, production: string];
  /** In production, the call is charged. */
  isCharged: boolean;
};

/**
 * Selects the server whose URL the page shows, here and in the samples (`src/behaviors/content/server.ts`). It is the
 * sandbox until the reader chooses production.
 */
export default function ServerSwitch({ servers: [sandbox, production], isCharged }: Props): ReactNode {
  const choices = [
    {
      name: 'sandbox',
      url: sandbox,
      title: translate({ id: 'server.sandbox', message: 'Sandbox', description: 'One of two servers' }),
    },
    {
      name: 'production',
      url: production,
      title: isCharged
        ? translate({
            id: 'server.production.charged',
            message: 'Production (charged)',
            description: 'One of two servers, for a call that creates a real shipment',
          })
        : translate({ id: 'server.production', message: 'Production', description: 'One of two servers' }),
    },
  ];
  return (
    <div
      className={styles.switch}
      role="radiogroup"
      aria-label={translate({ id: 'server.label', message: 'Server', description: 'Name of the choice of a server' })}
      data-aside=""
    >
      {choices.map(({ name, url, title }, index) => (
        <label key={name}>
          <input type="radio" name="server" value={name} defaultChecked={index === 0} data-server={url} />
          {title}
        </label>
      ))}
    </div>
  );
}
