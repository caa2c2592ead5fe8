import Translate from '@docusaurus/Translate';
import useBaseUrl, { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import Island from '../Island';
import Carriers from './Carriers';
import type { DeskCarrier, DeskData } from './desk-data';
import styles from './styles.module.css';
import { describeLabel, describeRecorded, nameDesk, promise } from './words';

type Props = Omit<DeskData, 'baseUrl'> & { children: ReactNode };

/** Requests and the labels that were recorded for them; with the first use they can be edited and sent. */
export default function LabelDesk({ carriers, dates, children }: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const { withBaseUrl } = useBaseUrlUtils();
  const shown = carriers.map((carrier) => ({ ...carrier, label: withBaseUrl(carrier.label) }));
  return (
    <div id="make-label" className={styles.place}>
      <Island name="label-desk" data={{ carriers: shown, dates, baseUrl } satisfies DeskData}>
        <section className={clsx('controls', styles.desk)} aria-label={nameDesk()}>
          <div className={styles.bar}>
            <Carriers carriers={carriers} name="desk-recorded" />
            <p className={styles.promise}>{promise()}</p>
          </div>
          <div className={styles.panes}>
            <div className={styles.request}>
              <div className={styles.recorded}>{children}</div>
              <p className={styles.actions}>
                <button type="button" className={styles.send} data-intent="send">
                  <Translate id="desk.send" description="Button that makes a label on the home page">
                    Create the label
                  </Translate>
                </button>
                <span className={styles.hint}>
                  <Translate id="desk.hint" description="Beside the button that makes a label">
                    Change a line first, for example the name, the size or the delivery time.
                  </Translate>
                </span>
              </p>
            </div>
            <div className={styles.result}>
              <div className={clsx(styles.tray, styles.recorded)}>
                {shown.map((carrier, index) => (
                  <RecordedLabel key={carrier.type} carrier={carrier} isFirst={index === 0} />
                ))}
              </div>
              <p className={styles.caption}>{describeRecorded()}</p>
            </div>
          </div>
        </section>
      </Island>
    </div>
  );
}

type RequestProps = { of: string; children: ReactNode };

/** The recorded request of one carrier; the one whose carrier is picked is shown. */
export function DeskRequest({ of, children }: RequestProps): ReactNode {
  return <div data-of={of}>{children}</div>;
}

function RecordedLabel({ carrier, isFirst }: { carrier: DeskCarrier; isFirst: boolean }): ReactNode {
  return (
    <div className={styles.sheet} data-of={carrier.type}>
      <img
        className={styles.picture}
        src={carrier.label}
        alt={describeLabel(carrier.name)}
        width={595}
        height={842}
        // A hidden picture is loaded once it is shown.
        loading={isFirst ? 'eager' : 'lazy'}
      />
    </div>
  );
}
