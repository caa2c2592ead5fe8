import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Difference, Replayed, Story, StoryCall } from '../../../stories';
import InParts from '../InParts';
import TableRegion from '../TableRegion';
import styles from './styles.module.css';

/** The most fields of a response that are shown. In a list of other records, every field differs. */
const FIELDS_MAX = 20;

/** The lowest status of an error. */
const ERROR = 400;

/** The response to each call next to the recorded one, with the fields that differ. */
export default function Comparison({ story, replayed }: { story: Story; replayed: Replayed[] }): ReactNode {
  const isLost = replayed.some(({ status }, index) => status === 404 && isSuccess(story.calls[index]));
  return (
    <>
      {isLost && (
        <p>
          {translate({
            id: 'story.compared.lost',
            message:
              "A call that returns 404 here and didn't before refers to something that was created before the recording began.",
            description: 'Above the comparison of two responses',
          })}
        </p>
      )}
      <InParts items={story.calls} toItem={(call, index) => <Row key={index} call={call} replayed={replayed[index]} />}>
        {(drawn) => (
          <TableRegion
            isLate
            className={styles.comparison}
            aria-label={translate({
              id: 'story.compared',
              message: 'Recorded responses and those of this sandbox',
              description: 'Name of the table that compares responses',
            })}
          >
            <thead>
              <tr>
                <th scope="col">
                  {translate({ id: 'story.compared.call', message: 'Call', description: 'Head of a column' })}
                </th>
                <th scope="col">
                  {translate({ id: 'story.compared.recorded', message: 'Recorded', description: 'Head of a column' })}
                </th>
                <th scope="col">
                  {translate({ id: 'story.compared.here', message: 'Here', description: 'Head of a column' })}
                </th>
              </tr>
            </thead>
            <tbody>{drawn}</tbody>
          </TableRegion>
        )}
      </InParts>
    </>
  );
}

function Row({ call, replayed }: { call: StoryCall; replayed: Replayed | undefined }): ReactNode {
  if (!replayed) return null;
  const { status } = replayed;
  const isOther = status !== call.status;
  const differences = pickTelling(replayed, call.status);
  const hidden = differences.length - FIELDS_MAX;
  return (
    <>
      <tr className={clsx((isOther || differences.length > 0) && styles.different)}>
        <th scope="row">
          <code translate="no">{`${call.method} ${call.path}`}</code>
        </th>
        <td>{renderStatus(call.status)}</td>
        <td>{isOther ? <mark>{renderStatus(status)}</mark> : renderStatus(status)}</td>
      </tr>
      {differences.slice(0, FIELDS_MAX).map(({ field, recorded, here }) => (
        <tr key={field} className={styles.field}>
          <th scope="row">
            <code translate="no">{field}</code>
          </th>
          <td>{renderValue(recorded)}</td>
          <td>{renderValue(here)}</td>
        </tr>
      ))}
      {hidden > 0 && (
        <tr className={styles.field}>
          <td colSpan={3}>
            {translate(
              {
                id: 'story.compared.more',
                message: 'More fields that differ: {count}',
                description: 'Below the first fields',
              },
              { count: hidden },
            )}
          </td>
        </tr>
      )}
    </>
  );
}

/** If only one of the two responses is an error, only the fields of the error are of interest. */
function pickTelling({ status, differences }: Replayed, recordedStatus: number): Difference[] {
  if (status === recordedStatus) return differences;
  if (status >= ERROR) return differences.filter(({ here }) => here !== undefined);
  if (recordedStatus >= ERROR) return differences.filter(({ recorded }) => recorded !== undefined);
  return differences;
}

/** A dropped connection has no status. */
function renderStatus(status: number): ReactNode {
  return status === 0
    ? translate({ id: 'story.compared.dropped', message: 'No response', description: 'In place of a status code' })
    : status;
}

function renderValue(value: string | undefined): ReactNode {
  return value === undefined ? (
    translate({ id: 'story.compared.missing', message: 'missing', description: 'A field that a response lacks' })
  ) : (
    <code translate="no">{value}</code>
  );
}

function isSuccess(call: StoryCall | undefined): boolean {
  return call !== undefined && call.status >= 200 && call.status < 300;
}
