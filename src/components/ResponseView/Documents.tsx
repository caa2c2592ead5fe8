import Translate, { translate } from '@docusaurus/Translate';
import { useState, type ReactNode } from 'react';
import { askSandbox } from '../../hooks/sandbox-client';
import { saveFile, toFileUrl } from '../../hooks/save-file';
import Label from '../Label';
import styles from './styles.module.css';

type Delivery = { label?: string | null; invoice?: string | null; carrier_invoice?: string | null };
type Shipment = { id?: string; delivery?: Delivery };
type Document = { name: string; file: string; load: () => Promise<Uint8Array | null> };

/** The label of a shipment and its PDFs. */
export default function Documents({ value, operation }: { value: unknown; operation: string }): ReactNode {
  if (!['shipment-create', 'shipment-get'].includes(operation)) return null;
  const shipment = (value ?? {}) as Shipment;
  return (
    <>
      {shipment.delivery?.label && <Label url={shipment.delivery.label} />}
      <DocumentList shipment={shipment} />
    </>
  );
}

/** The PDFs of a shipment: open in a new tab, or download under a name that says what they are. */
function DocumentList({ shipment: { id = '', delivery } }: { shipment: Shipment }): ReactNode {
  const documents = delivery ? listDocuments(id, delivery) : [];
  if (documents.length === 0) return null;
  return (
    <ul className={styles.documents}>
      {documents.map((document) => (
        <DocumentRow key={document.file} document={document} />
      ))}
    </ul>
  );
}

const PDF = 'application/pdf';

type LoadState = 'idle' | 'loading' | 'failed';

function DocumentRow({ document: { name, file, load } }: { document: Document }): ReactNode {
  const [state, setState] = useState<LoadState>('idle');
  const withFile = async (handle: (bytes: Uint8Array) => void): Promise<void> => {
    if (state === 'loading') return;
    setState('loading');
    const bytes = await load().catch(() => null);
    setState(bytes ? 'idle' : 'failed');
    if (bytes) handle(bytes);
  };
  return (
    <li className={styles.document}>
      <span className={styles.documentName}>{name}</span>
      <button
        type="button"
        aria-disabled={state === 'loading'}
        onClick={() => void withFile((bytes) => window.open(toFileUrl(bytes, PDF), '_blank', 'noopener'))}
      >
        <Translate id="documents.open" description="Button that opens a PDF in a new tab">
          Open PDF
        </Translate>
      </button>
      <button
        type="button"
        aria-disabled={state === 'loading'}
        onClick={() => void withFile((bytes) => saveFile(bytes, file, PDF))}
      >
        <Translate id="documents.download" description="Button that downloads a PDF">
          Download
        </Translate>
      </button>
      <span role="status" className={styles.documentState}>
        {describe(state)}
      </span>
    </li>
  );
}

function describe(state: LoadState): string {
  const sentences: Record<LoadState, string> = {
    idle: '',
    loading: translate({ id: 'documents.loading', message: 'Drawing…', description: 'While a PDF is made' }),
    failed: translate({
      id: 'documents.failed',
      message: "The PDF couldn't be created. Check your connection and try again.",
      description: 'When a PDF could not be made',
    }),
  };
  return sentences[state];
}

function listDocuments(id: string, { label, invoice, carrier_invoice: carrierInvoice }: Delivery): Document[] {
  const ask = (url: string) => (): Promise<Uint8Array | null> => askSandbox('file', { url }, DOCUMENT_WAIT).result;
  const documents = [
    label && {
      name: translate({ id: 'documents.label', message: 'Shipping label', description: 'A PDF of a shipment' }),
      file: `label-${id}.pdf`,
      load: ask(label),
    },
    invoice && {
      name: translate({ id: 'documents.invoice', message: 'Commercial invoice', description: 'A PDF of a shipment' }),
      file: `invoice-${id}.pdf`,
      load: () => Promise.resolve(decodeBase64(invoice)),
    },
    carrierInvoice && {
      name: translate({
        id: 'documents.carrierInvoice',
        message: "Carrier's commercial invoice",
        description: 'A PDF of a shipment',
      }),
      file: `carrier-invoice-${id}.pdf`,
      load: ask(carrierInvoice),
    },
  ];
  return documents.filter((document) => !!document);
}

/** The first PDF loads fonts, which takes longer on a slow connection. */
const DOCUMENT_WAIT = { extraWaitMs: 50_000 };

function decodeBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
