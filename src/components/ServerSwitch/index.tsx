import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = { production: string; sandbox: string };

/** Selects the server whose URL the page shows, in the request line and in the samples (`src/behaviors/content/server.ts`). */
export default function ServerSwitch({ production, sandbox }: Props): ReactNode {
  const servers = [
    {
      name: 'production',
      url: production,
      title: translate({ id: 'server.production', message: 'Production', description: 'One of two servers' }),
    },
    {
      name: 'sandbox',
      url: sandbox,
      title: translate({ id: 'server.sandbox', message: 'Sandbox', description: 'One of two servers' }),
    },
  ];
  return (
    <div
      className={styles.switch}
      role="radiogroup"
      aria-label={translate({ id: 'server.label', message: 'Server', description: 'Name of the choice of a server' })}
    >
      {servers.map(({ name, url, title }, index) => (
        <label key={name}>
          <input type="radio" name="server" value={name} defaultChecked={index === 0} data-server={url} />
          {title}
        </label>
      ))}
    </div>
  );
}
