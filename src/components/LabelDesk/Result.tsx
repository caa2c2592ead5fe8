import Translate, { translate } from '@docusaurus/Translate';
import data from '@generated/console/default/console-data.json';
import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LabelPage, LabelProblem, useLabelPages } from '../Label';
import Journey from '../Journey';
import { DocumentList } from '../ResponseView/Documents';
import { prefill, TRY_IT } from '../ResponseView/prefill';
import type { DeskCarrier } from './desk-data';
import styles from './styles.module.css';
import type { Made } from './useLabelDraft';
import { describeLabel, describeRecorded } from './words';

type Props = {
  carrier: DeskCarrier;
  made: Made | undefined;
  /** Whether the request is no longer that of the recorded label. */
  isEdited: boolean;
  isWorking: boolean;
  baseUrl: string;
};

/** The label of the shipment that the reader made, with what can be done with it; before, the recorded one. */
export default function Result({ carrier, made, isEdited, isWorking, baseUrl }: Props): ReactNode {
  const [madeBefore] = useState(made);
  return (
    <div className={styles.result} aria-busy={isWorking}>
      <div className={styles.tray}>
        {made ? (
          <MadeLabel key={made.shipment.id} made={made} isNew={made !== madeBefore} isWorking={isWorking} />
        ) : (
          <div className={clsx(styles.sheet, isWorking && styles.working)}>
            <img
              className={styles.picture}
              src={carrier.label}
              alt={describeLabel(carrier.name)}
              width={595}
              height={842}
            />
          </div>
        )}
      </div>
      <div role="status" className={styles.outcome}>
        {made ? (
          <Numbers made={made} baseUrl={baseUrl} />
        ) : (
          !isEdited && <p className={styles.caption}>{describeRecorded()}</p>
        )}
      </div>
      {made && (
        <div className={styles.documents}>
          <DocumentList shipment={made.shipment} />
          <Journey shipment={made.shipment.id} />
        </div>
      )}
    </div>
  );
}

type MadeLabelProps = { made: Made; isNew: boolean; isWorking: boolean };

function MadeLabel({ made: { shipment }, isNew, isWorking }: MadeLabelProps): ReactNode {
  const sheet = useRef<HTMLDivElement>(null);
  const { pages, isFailed, retry } = useLabelPages(shipment.delivery.label ?? '');
  useEffect(() => {
    const drawing = sheet.current?.querySelector('svg');
    if (!drawing || !sheet.current) return;
    // A label for the lower half of a sheet of two is shown from where it begins.
    const { y, height } = drawing.getBBox();
    sheet.current.scrollTop = (y > height / 3 ? y / drawing.viewBox.baseVal.height : 0) * drawing.clientHeight;
    // A reader who picks a carrier again looks at its name.
    if (isNew) sheet.current.scrollIntoView({ block: 'nearest' });
  }, [pages, isNew]);
  return (
    <div
      ref={sheet}
      className={clsx(
        isLabelPrinter(pages) ? styles.labels : styles.sheet,
        pages.length > 0 && styles.printed,
        isWorking && styles.working,
      )}
      role="group"
      tabIndex={0}
      aria-label={describeLabel(data.carriers[shipment.delivery.carrier] ?? shipment.delivery.carrier)}
      data-label-pages={pages.length}
    >
      {pages.map((page, index) => (
        <LabelPage key={index} page={page} />
      ))}
      {isFailed && (
        <LabelProblem onRetry={retry}>
          <Translate id="label.failed" description="When the picture of a label could not be drawn">
            The label can't be displayed here. Open the PDF.
          </Translate>
        </LabelProblem>
      )}
    </div>
  );
}

/** Whether the pages are of the size of a label, not sheets of A4. */
function isLabelPrinter([page = '']: string[]): boolean {
  const height = /viewBox="0 0 [\d.]+ ([\d.]+)"/.exec(page)?.[1];
  return height !== undefined && Number(height) < SHEET_HEIGHT;
}

/** The height of A4 in points, rounded down. */
const SHEET_HEIGHT = 841;

function Numbers({ made: { shipment, created }, baseUrl }: { made: Made; baseUrl: string }): ReactNode {
  const { id, delivery } = shipment;
  const [number = ''] = delivery.tracking_numbers;
  return (
    <>
      <p className={styles.made}>
        <span className={styles.numberName}>
          <Translate id="desk.number" description="Before the tracking number of a label">
            Tracking number
          </Translate>
        </span>{' '}
        <a
          href={`${baseUrl}tracking-get${TRY_IT}`}
          onClick={() => prefill('tracking-get', { carrier: delivery.carrier, tracking_number: number })}
        >
          {number}
        </a>
        <code translate="no">{id}</code>
      </p>
      {created.length > 0 && (
        <p className={styles.caption}>
          {translate(
            {
              id: 'desk.created',
              message: 'These objects were created in your sandbox first: {created}.',
              description: 'What was created before a label',
            },
            { created: new Intl.ListFormat(document.documentElement.lang).format(created.map(nameExample)) },
          )}
        </p>
      )}
    </>
  );
}

function nameExample({ operation, title }: { operation: string; title: string }): string {
  return `${data.operations.find(({ id }) => id === operation)?.title ?? operation} (${title})`;
}
