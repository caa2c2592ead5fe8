import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Party = { name: string; zip: string; lines: string };
type Props = {
  carrier: string;
  service: string;
  trackingNumber: string;
  to: Party;
  from: Party;
  pieces: number;
  date: string;
};

/** A drawing of the label that comes back for an example, with the words of that example. */
export default function Waybill({ carrier, service, trackingNumber, to, from, pieces, date }: Props): ReactNode {
  return (
    <figure className={styles.sheet}>
      <div className={styles.head}>
        <b>{carrier}</b>
        <span>{service}</span>
      </div>
      <PartyBox
        role={translate({ id: 'waybill.to', message: 'To', description: 'Before the consignee on a drawn label' })}
        party={to}
        large
      />
      <PartyBox
        role={translate({ id: 'waybill.from', message: 'From', description: 'Before the shipper on a drawn label' })}
        party={from}
      />
      <dl className={styles.facts}>
        <div>
          <dt>
            <Translate id="waybill.date" description="Before the delivery date on a drawn label">
              Delivery
            </Translate>
          </dt>
          <dd>{date}</dd>
        </div>
        <div>
          <dt>
            <Translate id="waybill.pieces" description="Before the number of pieces on a drawn label">
              Pieces
            </Translate>
          </dt>
          <dd>{pieces}</dd>
        </div>
      </dl>
      <div className={styles.code}>
        <Bars digits={trackingNumber} />
        <span>{trackingNumber}</span>
      </div>
      <span className={styles.stamp} aria-hidden="true">
        <Translate id="waybill.sample" description="Stamp on a drawn label">
          SAMPLE
        </Translate>
      </span>
      <figcaption className={styles.caption}>
        <Translate id="waybill.caption" description="Caption of a drawn label">
          What a test shipment gives back, drawn small
        </Translate>
      </figcaption>
    </figure>
  );
}

function PartyBox({ role, party, large = false }: { role: string; party: Party; large?: boolean }): ReactNode {
  return (
    <div className={large ? styles.party : styles.smallParty}>
      <span className={styles.role}>{role}</span>
      <span>〒{party.zip}</span>
      <span>{party.lines}</span>
      <b>{party.name}</b>
    </div>
  );
}

/** Bars in the manner of Codabar, two widths by digit; a drawing, not a code that a scanner reads. */
function Bars({ digits }: { digits: string }): ReactNode {
  const widths = digits
    .replace(/\d/g, (digit) => PATTERNS[Number(digit)] ?? '')
    .split('')
    .map(Number);
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, 0));
  const total = widths.reduce((sum, width) => sum + width, 0);
  return (
    <svg className={styles.bars} viewBox={`0 0 ${total} 36`} preserveAspectRatio="none" aria-hidden="true">
      {widths.map((width, index) =>
        index % 2 === 0 ? <rect key={index} x={starts[index]} y="0" width={width} height="36" /> : null,
      )}
    </svg>
  );
}

/** Bar and space in turn, narrow or wide, for each digit. */
const PATTERNS = [
  '11111331',
  '11113311',
  '11131131',
  '33111111',
  '11311311',
  '31111311',
  '13111131',
  '13113111',
  '13311111',
  '31131111',
];
