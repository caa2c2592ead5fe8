import Translate, { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { createContext, useContext, type ReactNode } from 'react';
import Picker from '../Picker';
import styles from './styles.module.css';
import useExample, { toExampleId, type ExampleOption } from './useExample';

const ShownExample = createContext('');

type Props = { options: ExampleOption[]; children: ReactNode };

/** The column beside an operation: one example of a request and its answer. */
export default function Examples({ options, children }: Props): ReactNode {
  const [example, chooseExample] = useExample(options);
  const region = translate({
    id: 'examples.region',
    message: 'Examples',
    description: 'Name of the column of examples',
  });
  return (
    <aside className={styles.examples} aria-label={region} data-examples="">
      {options.length > 1 && (
        <Picker
          label={translate({ id: 'examples.pick', message: 'Example', description: 'Label of the list of examples' })}
          options={options.map(([name, title]) => [name, title])}
          value={example}
          onChange={chooseExample}
        />
      )}
      <ShownExample value={example}>{children}</ShownExample>
    </aside>
  );
}

type PartProps = { of: string; title?: string; children: ReactNode };

/** A part of one example, hidden while another is chosen. The part with the title is the example's address. */
export function ExamplePart({ of, title, children }: PartProps): ReactNode {
  useBrokenLinks().collectAnchor(title && toExampleId(of));
  return (
    <div
      hidden={useContext(ShownExample) !== of}
      data-example={of}
      {...(title ? { id: toExampleId(of), 'data-example-title': title } : {})}
    >
      {children}
    </div>
  );
}

/** What is sent. */
export function ExampleRequest({ children }: { children: ReactNode }): ReactNode {
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>
        <Translate id="examples.request" description="Title above the request of an example">
          Request
        </Translate>
      </h2>
      {children}
    </section>
  );
}

/** What comes back. */
export function ExampleResponse({ children }: { children: ReactNode }): ReactNode {
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>
        <Translate id="examples.response" description="Title above the answer of an example">
          Response
        </Translate>
      </h2>
      {children}
    </section>
  );
}
