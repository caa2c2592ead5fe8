import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
import { parseJson, type Difference, type Replayed, type Story, type StoryCall } from '../../../stories';
import InParts from '../InParts';
import Json from '../ResponseView/Json';
import styles from './styles.module.css';

/** The most fields of a response that are shown. In a list of other records, every field differs. */
const FIELDS_MAX = 20;

/** The lowest status of an error. */
const ERROR = 400;

type Props = { story: Story; replayed: Replayed[] };

/** The response to each call next to the recorded one: the fields that differ, and both bodies, folded. */
export default function Comparison({ story, replayed }: Props): ReactNode {
  return (
    <InParts items={story.calls} toItem={(call, index) => <Call key={index} call={call} replayed={replayed[index]} />}>
      {(drawn) => (
        <ol
          className={styles.comparison}
          aria-label={translate({
            id: 'story.compared',
            message: 'Recorded responses and those of this sandbox',
            description: 'Name of the list that compares responses',
          })}
        >
          {drawn}
        </ol>
      )}
    </InParts>
  );
}

/** Why calls that succeeded find nothing here, if some don't. */
export function LostNote({ story, replayed }: Props): ReactNode {
  if (!replayed.some((one, index) => isLost(one, story.calls[index], story))) return null;
  return (
    <p>
      {translate({
        id: 'story.compared.lost',
        message:
          "A call that returns 404 here and didn't before refers to something that isn't in the recording: it was created before it began, or its response wasn't recorded.",
        description: 'Above the comparison of two responses',
      })}
    </p>
  );
}

function Call({ call, replayed }: { call: StoryCall; replayed: Replayed | undefined }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  if (!replayed) return null;
  const { status, response } = replayed;
  const isOther = status !== call.status;
  const differences = pickTelling(replayed, call.status);
  const hidden = differences.length - FIELDS_MAX;
  return (
    <li className={clsx((isOther || differences.length > 0) && styles.different)}>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <code translate="no">{`${call.method} ${call.path}`}</code>{' '}
          <span>{isOther ? renderStatus(nameRecorded(), call.status) : nameStatus(status)}</span>{' '}
          {isOther && <mark>{renderStatus(nameHere(), status)}</mark>}
        </summary>
        {isOpen && (
          <div className={styles.bodies}>
            {call.response && <Body name={nameRecorded()} text={call.response} />}
            <Body name={nameHere()} text={response} />
          </div>
        )}
      </details>
      {differences.length > 0 && (
        <ul className={styles.fields}>
          {differences.slice(0, FIELDS_MAX).map((one) => (
            <Field key={one.field} {...one} />
          ))}
          {hidden > 0 && (
            <li>
              {translate(
                {
                  id: 'story.compared.more',
                  message: 'More fields that differ: {count}',
                  description: 'Below the first fields',
                },
                { count: hidden },
              )}
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

function Body({ name, text }: { name: string; text: string }): ReactNode {
  return (
    <div>
      <p>{name}</p>
      <Json value={parseJson(text)} text={text} label={name} />
    </div>
  );
}

function Field({ field, recorded, here }: Difference): ReactNode {
  return (
    <li>
      <code translate="no">{field}</code>
      <dl>
        <div>
          <dt>{nameRecorded()}</dt>
          <dd>{renderValue(recorded)}</dd>
        </div>
        <div>
          <dt>{nameHere()}</dt>
          <dd>{renderValue(here)}</dd>
        </div>
      </dl>
    </li>
  );
}

/** If only one of the two responses is an error, only the fields of the error are of interest. */
function pickTelling({ status, differences }: Replayed, recordedStatus: number): Difference[] {
  if (status === recordedStatus) return differences;
  if (status >= ERROR) return differences.filter(({ here }) => here !== undefined);
  if (recordedStatus >= ERROR) return differences.filter(({ recorded }) => recorded !== undefined);
  return differences;
}

function nameRecorded(): string {
  return translate({ id: 'story.compared.recorded', message: 'Recorded', description: 'Before a recorded response' });
}

function nameHere(): string {
  return translate({ id: 'story.compared.here', message: 'Here', description: 'Before the response of this sandbox' });
}

function renderStatus(name: string, status: number): string {
  return translate(
    { id: 'story.compared.status', message: '{name}: {status}', description: 'A status, and where it was received' },
    { name, status: nameStatus(status) },
  );
}

/** A dropped connection has no status. */
function nameStatus(status: number): string {
  return status === 0
    ? translate({ id: 'story.compared.dropped', message: 'No response', description: 'In place of a status code' })
    : String(status);
}

function renderValue(value: string | undefined): ReactNode {
  return value === undefined ? (
    translate({ id: 'story.compared.missing', message: 'missing', description: 'A field that a response lacks' })
  ) : (
    <code translate="no">{value}</code>
  );
}

/** Whether a call that succeeded doesn't find something here that no call of the recording has created. */
function isLost({ status }: Replayed, call: StoryCall | undefined, { calls }: Story): boolean {
  if (status !== 404 || call === undefined || call.status < 200 || call.status >= 300) return false;
  const words = call.path.split(/[^\w-]+/);
  return !calls.some(({ made }) => made.some((id) => words.includes(id)));
}
