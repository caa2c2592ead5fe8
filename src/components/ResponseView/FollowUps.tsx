import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { ApiTypes } from '../../../contract';
import Journey from '../Journey';
import { canTrack } from './can-track';
import { prefill, TRY_IT } from './prefill';
import styles from './styles.module.css';

type Props = { shipment: ApiTypes['schemas']['Shipment'] };

/** The number of a created shipment, the operations with which a reader goes on from it, and the way of its parcel. */
export default function FollowUps({ shipment: { id, delivery } }: Props): ReactNode {
  const [number] = delivery.tracking_numbers;
  const isTracked = number !== undefined && canTrack(delivery.carrier);
  const links = [
    { page: 'shipment-get', title: translate({ id: 'response.get', message: 'Get it', description: 'Follow-up' }) },
    isTracked && {
      page: 'tracking-get',
      title: translate({ id: 'response.track', message: 'Track it', description: 'Follow-up' }),
    },
    {
      page: 'shipment-delete',
      title: translate({ id: 'response.void', message: 'Void it', description: 'Follow-up' }),
    },
  ];
  return (
    <>
      <ul className={styles.next} aria-label={id}>
        {number !== undefined && (
          <li className={styles.number} translate="no">
            {number}
          </li>
        )}
        {links.map(
          (link) =>
            link && (
              <li key={link.page}>
                <a
                  href={`${link.page}${TRY_IT}`}
                  onClick={() => prefill(link.page, { id, carrier: delivery.carrier, tracking_number: number ?? '' })}
                >
                  {link.title}
                </a>
              </li>
            ),
        )}
      </ul>
      {isTracked && <Journey shipment={id} />}
    </>
  );
}
