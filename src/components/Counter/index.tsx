import Translate from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import Island from '../Island';
import { ExamplesMenu, FileButton, RecordedLabel } from './Entries';
import { describeSandbox } from '../SandboxStatus/words';
import type { Sample } from './samples';
import styles from './styles.module.css';
import { nameCounter, nameField, nameKind, renderHelp } from './words';

type Props = {
  /** The titles of the operations with a body, by ID. */
  titles: Record<string, string>;
  /** Requests with their labels; the first is filled in. */
  samples?: Sample[];
  /** The requests as code, in the same order. */
  children?: ReactNode;
};

/** The counter before its code is loaded: what is typed, pasted, dropped or chosen here is there once it is. */
export default function Counter({ titles, samples = [], children }: Props): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const shown = samples.map((sample) => ({ ...sample, label: withBaseUrl(sample.label) }));
  const isEmpty = shown.length === 0;
  return (
    <Island name="counter" data={{ titles, samples: shown }}>
      <section
        className={clsx('controls', styles.counter)}
        aria-label={nameCounter()}
        data-kind={isEmpty ? 'empty' : 'request'}
        data-wide=""
      >
        <div className={styles.head}>
          {isEmpty ? (
            <p className={styles.help}>{renderHelp()}</p>
          ) : (
            <p className={styles.kind}>
              <b>{nameKind('request')}</b>
            </p>
          )}
          <ExamplesMenu samples={shown} />
          {!isEmpty && <FileButton />}
        </div>
        {!isEmpty && (
          <div className={styles.body}>
            <div className={clsx(styles.text, styles.recorded)} data-scroll="group" data-name={nameKind('request')}>
              {children}
            </div>
            <div className={clsx(styles.answer, styles.recorded)}>
              {shown.map((sample, index) => (
                // A hidden picture is loaded once it is shown.
                <RecordedLabel key={sample.type} sample={sample} loading={index === 0 ? 'eager' : 'lazy'} />
              ))}
            </div>
          </div>
        )}
        <textarea
          className={styles.waiting}
          aria-label={nameField()}
          hidden={!isEmpty}
          rows={2}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          translate="no"
        />
        <div className={styles.actions}>
          {isEmpty ? (
            <FileButton />
          ) : (
            <>
              <button type="button" className="control--main" data-intent="send">
                <Translate id="console.send" description="Button that sends the request">
                  Send
                </Translate>
              </button>
              <p className={styles.help}>{describeSandbox()}</p>
            </>
          )}
        </div>
      </section>
    </Island>
  );
}
