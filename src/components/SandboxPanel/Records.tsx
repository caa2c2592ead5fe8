import Translate, { translate } from '@docusaurus/Translate';
import data from '@generated/console/default/console-data.json';
import type { ReactNode } from 'react';
import { chooseCaller } from '../../hooks/useCaller';
import type { ListedRecord, WebState } from '../../../sandbox/web';
import { prefill, TRY_IT } from '../ResponseView/prefill';
import { listPages } from './list-pages';
import styles from './styles.module.css';

type Props = { state: WebState; baseUrl: string };

/** The records of the sandbox, newest first, each with the pages that read or change it. */
export default function Records({ state: { records, callers }, baseUrl }: Props): ReactNode {
  const names = new Map(callers.map(({ id, name }) => [id, name]));
  return (
    <section className={styles.column} aria-labelledby="sandbox-records">
      <h2 id="sandbox-records" className={styles.title}>
        <Translate id="sandbox.records" description="Above what the sandbox contains">
          Data
        </Translate>
      </h2>
      {records.length === 0 ? (
        <p className={styles.hint}>
          <Translate
            id="sandbox.noRecords"
            description="When the sandbox contains nothing"
            values={{
              link: (
                <a href={`${baseUrl}shipment-create`}>
                  <Translate id="sandbox.createOne" description="Link to the page that creates a shipment">
                    Create a shipment
                  </Translate>
                </a>
              ),
            }}
          >
            {'Nothing yet. {link} with Try it, and it appears here.'}
          </Translate>
        </p>
      ) : (
        <ul className={styles.records}>
          {records.map((record) => (
            <li key={`${record.kind} ${record.id}`} className={styles.record} data-void={record.isVoid || undefined}>
              <span className={styles.kind}>{describeKind(record.kind)}</span>
              <span className={styles.name}>{describeName(record, names.get(record.owner))}</span>
              <span className={styles.status} data-reached={record.isVoid ? undefined : record.status}>
                {describeStatus(record)}
              </span>
              <span className={styles.links}>
                {listPages(record).map(({ page, path, title }) => (
                  <a
                    key={page}
                    href={`${baseUrl}${page}${TRY_IT}`}
                    aria-label={`${title} ${record.name}`}
                    onClick={() => {
                      chooseCaller(record.owner);
                      prefill(page, path);
                    }}
                  >
                    {title}
                  </a>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** 'A-1 · Yamato Transport (Osaka)', with the sub user that it belongs to. */
function describeName({ name, carrier = '' }: ListedRecord, owner: string | undefined): string {
  const parts = [name in data.carriers ? undefined : name, data.carriers[carrier]].filter(Boolean).join(' · ');
  return owner ? `${parts} (${owner})` : parts;
}

function describeKind(kind: ListedRecord['kind']): string {
  const names: Record<ListedRecord['kind'], string> = {
    shipment: translate({ id: 'sandbox.kind.shipment', message: 'Shipment', description: 'Kind of a record' }),
    carrier: translate({ id: 'sandbox.kind.carrier', message: 'Carrier account', description: 'Kind of a record' }),
    'sub-user': translate({ id: 'sandbox.kind.subUser', message: 'Sub user', description: 'Kind of a record' }),
    address: translate({ id: 'sandbox.kind.address', message: 'Consignee address', description: 'Kind of a record' }),
    warehouse: translate({ id: 'sandbox.kind.warehouse', message: 'Warehouse', description: 'Kind of a record' }),
    file: translate({ id: 'sandbox.kind.file', message: 'File', description: 'Kind of a record' }),
  };
  return names[kind];
}

function describeStatus({ isVoid, status }: ListedRecord): string {
  if (isVoid) return translate({ id: 'sandbox.void', message: 'Void', description: 'State of a shipment' });
  return status === undefined ? '' : (data.statuses[status] ?? status);
}
