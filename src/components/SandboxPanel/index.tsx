import clsx from 'clsx';
import { useEffect, useState, type ReactNode } from 'react';
import useSandbox from '../../hooks/useSandbox';
import SandboxStatus from '../SandboxStatus';
import Aside from './Aside';
import Calls from './Calls';
import Clock from './Clock';
import Records from './Records';
import Reset from './Reset';
import Scenarios from './Scenarios';
import styles from './styles.module.css';

type Props = {
  /** The base URL of links to pages: `/en/`. */
  baseUrl: string;
  /** The bar, whose controls open and close the panel. */
  host: HTMLElement;
  /** Which of them opened it: `open` or `reset`. */
  intent: string;
};

/** The sandbox of the reader: what it contains, its clock, the errors that it simulates, and the calls so far. */
export default function SandboxPanel({ baseUrl, host, intent }: Props): ReactNode {
  const { state } = useSandbox();
  const { isOpen, isAsking, endAsking, focusOpener } = useControls(host, intent);
  if (!isOpen) return null;
  return (
    <div id="sandbox-panel" className={clsx('controls', styles.panel)}>
      {isAsking && <Reset onDone={endAsking} />}
      {state?.hasAside && <Aside onDone={focusOpener} />}
      <SandboxStatus />
      {state && (
        <div className={styles.columns}>
          <div className={styles.column}>
            <Clock state={state} />
            <Scenarios />
          </div>
          <Records state={state} baseUrl={baseUrl} />
          <Calls state={state} />
        </div>
      )}
    </div>
  );
}

type Controls = {
  isOpen: boolean;
  isAsking: boolean;
  endAsking: () => void;
  focusOpener: () => void;
};

/** The controls are in the bar, outside of what React renders. Escape and a click elsewhere close the panel. */
function useControls(host: HTMLElement, intent: string): Controls {
  const [isOpen, setIsOpen] = useState(true);
  const [isAsking, setIsAsking] = useState(intent === 'reset');
  useEffect(() => {
    const handleClick = ({ target }: Event): void => {
      const clicked = target instanceof Element && target.closest<HTMLElement>('[data-intent]')?.dataset.intent;
      if (clicked === 'open') setIsOpen((now) => !now);
      if (clicked !== 'reset') return;
      setIsOpen(true);
      setIsAsking(true);
    };
    host.addEventListener('click', handleClick);
    return () => host.removeEventListener('click', handleClick);
  }, [host]);
  const opener = host.querySelector<HTMLElement>('[data-intent=open]');
  useEffect(() => {
    opener?.setAttribute('aria-expanded', String(isOpen));
    return () => opener?.setAttribute('aria-expanded', 'false');
  }, [opener, isOpen]);
  const focusOpener = (): void => opener?.focus();
  useEffect(() => {
    if (!isOpen) return undefined;
    const handleKey = ({ key, target, defaultPrevented }: KeyboardEvent): void => {
      if (key !== 'Escape' || defaultPrevented || isInDialog(target)) return;
      setIsOpen(false);
      if (host.contains(document.activeElement)) opener?.focus();
    };
    const handlePress = ({ target }: Event): void => {
      if (target instanceof Node && target.isConnected && !host.contains(target)) setIsOpen(false);
    };
    document.addEventListener('keydown', handleKey);
    document.addEventListener('click', handlePress);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('click', handlePress);
    };
  }, [host, opener, isOpen]);
  return {
    isOpen,
    isAsking,
    focusOpener,
    endAsking: () => {
      setIsAsking(false);
      focusOpener();
    },
  };
}

/** Escape in a dialog or a sheet closes that. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog], dialog') !== null;
}
