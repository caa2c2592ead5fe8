import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import Island from '../Island';
import { describeSandbox } from '../SandboxStatus/words';
import { TabPanel } from '../Tabs';
import styles from './styles.module.css';

/**
 * The console of an operation (`src/islands/registry.ts`), in the panel of its tab; on a phone a sheet, which the bar at the
 * foot of the window opens. The list of examples is in the head of an open sheet (`src/behaviors/content/sheet.ts`).
 */
export default function TryIt({ operation }: { operation: string }): ReactNode {
  return (
    <>
      <TabPanel group="example" name="try" isShown={false} className={styles.panel} attributes={{ 'data-sheet': '' }}>
        <div className={styles.head} data-sheet-head="">
          <button
            type="button"
            className="control"
            data-tab="example-request-tab"
            aria-label={translate({
              id: 'console.close',
              message: 'Back to the examples',
              description: 'Button that closes the console of an operation',
            })}
          />
        </div>
        <Island name="try-it" data={{ operation }}>
          {null}
        </Island>
      </TabPanel>
      <div className={styles.bar} data-bar="">
        <button
          type="button"
          className={clsx('control control--main', styles.open)}
          data-tab="example-try-tab"
          data-opens="try-it"
        >
          <Translate id="console.open" description="Button that opens the console of an operation">
            Try it
          </Translate>
        </button>
        <p className={styles.promise}>{describeSandbox()}</p>
      </div>
    </>
  );
}
