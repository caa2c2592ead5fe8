import { translate } from '@docusaurus/Translate';
import { useState, type ReactNode } from 'react';
import { copyText } from '../../behaviors/clipboard';

/** How long a button says what it did, in milliseconds. */
const SHOWN_FOR = 2000;

type Props = { getText: () => string; label: string; name?: string };

/** A button that copies a text and says so. */
export default function Copy({ getText, label, name }: Props): ReactNode {
  const [status, setStatus] = useState('');
  const copy = async (): Promise<void> => {
    setStatus(nameOutcome(await copyText(getText())));
    setTimeout(() => setStatus(''), SHOWN_FOR);
  };
  return (
    <>
      <button type="button" aria-label={name} onClick={() => void copy()}>
        {status || label}
      </button>
      <span role="status" className="unseen">
        {status}
      </span>
    </>
  );
}

function nameOutcome(isCopied: boolean): string {
  return isCopied
    ? translate({ id: 'copy.copied', message: 'Copied', description: 'After the copy button did its work' })
    : translate({
        id: 'sandbox.copyFailed',
        message: "The browser doesn't allow copying",
        description: 'When a text could not be copied',
      });
}
