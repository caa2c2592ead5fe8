import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
import useSandbox from '../../hooks/useSandbox';
import SandboxProblem from '../SandboxProblem';
import Unsaved from '../Unsaved';
import Carriers from './Carriers';
import type { DeskData } from './desk-data';
import Draft from './Draft';
import styles from './styles.module.css';
import type { Made } from './useLabelDraft';
import { nameDesk, promise } from './words';

type Props = DeskData & {
  host: HTMLElement;
  /** `send` where the reader asked for a label before the desk was there. */
  intent: string;
};

/** The label desk at work: the request of a carrier to be edited, and the label that the sandbox makes for it. */
export default function LiveDesk({ carriers, dates, baseUrl, host, intent }: Props): ReactNode {
  const { state, problem, refresh } = useSandbox();
  const [picked, setPicked] = useState(() => readPicked(host));
  const [mustSend, setMustSend] = useState(intent === 'send');
  // The labels by carrier, so that a label is still there when the reader returns to its carrier.
  const [made, setMade] = useState<Record<string, Made>>({});
  const carrier = carriers.find(({ type }) => type === picked) ?? carriers[0];
  if (!carrier) return null;
  const pick = (type: string): void => {
    setMustSend(false);
    setPicked(type);
  };
  return (
    <section className={clsx('controls', styles.desk)} aria-label={nameDesk()}>
      <div className={styles.bar}>
        <Carriers carriers={carriers} name="desk" picked={carrier.type} onPick={pick} />
        <p className={styles.promise}>{promise()}</p>
      </div>
      {state?.unsaved && <Unsaved reason={state.unsaved} />}
      {problem && <SandboxProblem problem={problem} onRetry={refresh} />}
      <Draft
        key={carrier.type}
        carrier={carrier}
        dates={dates}
        baseUrl={baseUrl}
        state={state}
        mustSend={mustSend}
        made={made[carrier.type]}
        onMade={(label) => setMade((labels) => ({ ...labels, [carrier.type]: label }))}
      />
    </section>
  );
}

/** The carrier that was picked in the page before. */
function readPicked(host: HTMLElement): string {
  return host.querySelector<HTMLInputElement>('[data-island-content] input:checked')?.value ?? '';
}
