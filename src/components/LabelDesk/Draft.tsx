import Translate, { translate } from '@docusaurus/Translate';
import data from '@generated/console/default/console-data.json';
import { useRef, useState, type ReactNode } from 'react';
import { useCheck } from '../../hooks/useCheck';
import type { WebState } from '../../../sandbox/web';
import CheckResults, { useMarks } from '../Check/CheckResults';
import CodeField, { type CodeFieldHandle } from '../CodeField';
import ResponseView from '../ResponseView';
import type { DeskCarrier } from './desk-data';
import Result from './Result';
import styles from './styles.module.css';
import useLabelDraft, { type Made } from './useLabelDraft';

type Props = {
  carrier: DeskCarrier;
  dates: string[][];
  baseUrl: string;
  /** Undefined until the sandbox has started. */
  state: WebState | undefined;
  /** Whether the label is to be made as soon as the sandbox has started. */
  mustSend: boolean;
  made: Made | undefined;
  onMade: (made: Made) => void;
};

const OPERATION = 'shipment-create';
const CALL = 'POST /shipments';
/** On a Mac, Command works as well. */
const KEYS = 'Ctrl ↵';

/** The request of a carrier with its issues, and the label that comes of it. */
export default function Draft({ carrier, dates, baseUrl, state, mustSend, made, onMade }: Props): ReactNode {
  const { body, isEdited, change, reset, status, failure, send } = useLabelDraft({
    carrier,
    dates,
    state,
    mustSend,
    onMade,
  });
  const [isComposing, setIsComposing] = useState(false);
  const field = useRef<CodeFieldHandle>(null);
  // Missing records are created before the request is sent.
  const check = useCheck({
    text: body,
    operation: OPERATION,
    accounts: 'all',
    isPaused: isComposing,
    isSentAsIs: true,
  });
  const marks = useMarks(check, body);
  const operation = data.operations.find(({ id }) => id === OPERATION);
  const label = translate({
    id: 'desk.request',
    message: 'Request for a label',
    description: 'Label of the request on the home page',
  });

  return (
    <div className={styles.panes}>
      <div className={styles.request}>
        <p className={styles.title} translate="no">
          {CALL}
        </p>
        <div className={styles.field}>
          <CodeField
            ref={field}
            value={body}
            onChange={change}
            onCompose={setIsComposing}
            onSubmit={() => void send()}
            marks={marks}
            isInvalid={marks.length > 0}
            label={label}
          />
        </div>
        <CheckResults check={check} text={body} field={field} baseUrl={baseUrl} />
        <p className={styles.actions}>
          <button
            type="button"
            className={styles.send}
            disabled={status === 'working'}
            onClick={() => void send()}
            data-does="send"
          >
            <Translate id="desk.send" description="Button that makes a label on the home page">
              Create the label
            </Translate>
          </button>
          <kbd className={styles.keys}>{KEYS}</kbd>
          {isEdited && (
            <button type="button" onClick={reset}>
              <Translate id="console.reset" description="Button that undoes all edits of a request">
                Reset to example
              </Translate>
            </button>
          )}
        </p>
        {failure && operation && (
          <ResponseView
            outcome={failure}
            operation={operation}
            onResend={() => void send()}
            onCancel={() => undefined}
          />
        )}
      </div>
      <Result carrier={carrier} made={made} isEdited={isEdited} isWorking={status === 'working'} baseUrl={baseUrl} />
    </div>
  );
}
