import { Children, type ReactNode } from 'react';
import Status from '../Status';
import styles from './styles.module.css';

type Props = {
  status: number;
  labels: [cause: string, fix: string, retry: string];
  retry: string;
  children: ReactNode;
};

/** One code of the error catalog: what it says, why it comes and what to do. */
export default function ErrorEntry({ status, labels: [cause, fix, again], retry, children }: Props): ReactNode {
  const [message, why, how] = Children.toArray(children).filter((child) => typeof child !== 'string');
  return (
    <div className={styles.entry}>
      <div className={styles.head}>
        <Status code={status} /> {message}
      </div>
      <dl className={styles.facts}>
        <dt>{cause}</dt>
        <dd>{why}</dd>
        <dt>{fix}</dt>
        <dd>{how}</dd>
        <dt>{again}</dt>
        <dd>
          <p>{retry}</p>
        </dd>
      </dl>
    </div>
  );
}
