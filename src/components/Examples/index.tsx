import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { createContext, useContext, type ReactNode } from 'react';
import Picker from '../Picker';
import { TabList, TabPanel } from '../Tabs';
import styles from './styles.module.css';

const FirstExample = createContext('');

/** Name, title and carrier of an example; the carrier is empty where the call is the same for all. */
type ExampleOption = [name: string, title: string, carrier: string];
type Props = { operation: string; options: ExampleOption[]; children: ReactNode };

/**
 * The column next to an operation: the request of an example, its response, or the console. Where it is above the fields
 * instead, it is one row that opens (`src/behaviors/content/example-fold.ts`).
 */
export default function Examples({ operation, options, children }: Props): ReactNode {
  const region = translate({
    id: 'examples.region',
    message: 'Examples',
    description: 'Name of the column of examples',
  });
  return (
    <aside className={styles.examples} aria-label={region} data-examples={operation} data-picked="" data-folded="">
      {options.length > 1 && (
        <Picker
          label={translate({ id: 'examples.pick', message: 'Example', description: 'Label of the list of examples' })}
          options={options}
        />
      )}
      <TabList
        group="example"
        label={translate({
          id: 'examples.tabs',
          message: 'Request, response and sandbox',
          description: 'Name of the tabs of an example',
        })}
        tabs={[
          { name: 'request', title: nameRequest() },
          { name: 'response', title: nameResponse() },
          {
            name: 'try',
            title: translate({
              id: 'console.open',
              message: 'Try it',
              description: 'Button that opens the console of an operation',
            }),
            attributes: { 'data-opens': 'try-it' },
          },
        ]}
        isWide
      />
      <FirstExample value={options[0]?.[0] ?? ''}>{children}</FirstExample>
    </aside>
  );
}

type PartProps = { of: string; title?: string; children: ReactNode };

/** A part of one example, hidden while another is selected. The part with the title has the example's ID. */
export function ExamplePart({ of, title, children }: PartProps): ReactNode {
  useBrokenLinks().collectAnchor(title && toExampleId(of));
  return (
    <div
      hidden={useContext(FirstExample) !== of}
      data-example={of}
      data-part={of}
      {...(title ? { id: toExampleId(of), 'data-example-title': title } : {})}
    >
      {children}
    </div>
  );
}

/** The request of an example. */
export function ExampleRequest({ children }: { children: ReactNode }): ReactNode {
  return (
    <TabPanel group="example" name="request" isShown className={styles.panel}>
      <p className={styles.title} data-tab-title="">
        {nameRequest()}
      </p>
      {children}
    </TabPanel>
  );
}

/** The response and recorded errors, by status. */
export function ExampleResponse({ statuses, children }: { statuses: number[]; children: ReactNode }): ReactNode {
  return (
    <TabPanel group="example" name="response" isShown={false} className={styles.panel}>
      <p className={styles.title} data-tab-title="">
        {nameResponse()}
      </p>
      <TabList
        group="status"
        label={translate({ id: 'examples.status', message: 'Status', description: 'Name of the tabs of responses' })}
        tabs={statuses.map((status) => ({ name: String(status), title: String(status) }))}
      />
      {children}
    </TabPanel>
  );
}

export function ResponsePanel({ status, children }: { status: number; children: ReactNode }): ReactNode {
  return (
    <TabPanel
      group="status"
      name={String(status)}
      isShown={status === 200}
      {...(status === 200 ? {} : { attributes: { 'data-recorded-error': '' } })}
    >
      {children}
    </TabPanel>
  );
}

function nameRequest(): string {
  return translate({ id: 'examples.request', message: 'Request', description: 'Title of the request of an example' });
}

function nameResponse(): string {
  return translate({
    id: 'examples.response',
    message: 'Response',
    description: 'Title of the response of an example',
  });
}

/** Returns the ID of an example on its page: 'ups-freight' → 'example-ups-freight' */
function toExampleId(name: string): string {
  return `example-${name}`;
}
