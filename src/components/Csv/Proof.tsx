import { translate } from '@docusaurus/Translate';
import { useEffect, useState, type ReactNode } from 'react';
import { listUnusualCharacters } from '../../../rules/japanese-characters';
import { readLocale } from '../../hooks/locale';
import { askSandbox, toSandboxError, type SandboxError } from '../../hooks/sandbox-client';
import { createMissing, findRegistration } from '../Console/create-missing';
import { LabelPages } from '../Label';
import SandboxProblem from '../SandboxProblem';
import styles from '../Check/styles.module.css';

/** How many shipments are created at once. */
const AT_ONCE = 10;

/** A shipment of the sandbox, or why it was rejected. */
type Created = { line: number; label?: string; notes: readonly string[] };
type Props = {
  /** The requests of the rows without errors, with their lines. */
  requests: readonly { line: number; body: string }[];
};

/** The labels of the rows, created in the reader's sandbox. Text that a label cuts or may not show is marked and named. */
export default function Proof({ requests }: Props): ReactNode {
  const [created, setCreated] = useState<readonly Created[]>([]);
  const [wanted, setWanted] = useState(AT_ONCE);
  const [failure, setFailure] = useState<SandboxError>();
  useEffect(() => {
    const stop = new AbortController();
    const isStopped = (): boolean => stop.signal.aborted;
    const createNext = async (): Promise<void> => {
      for (const [index, request] of requests.entries()) {
        if (index < created.length) continue;
        if (index >= wanted || isStopped()) return;
        const next = await create(request);
        if (!isStopped()) setCreated((before) => [...before.slice(0, index), next]);
      }
    };
    if (!failure) createNext().catch((error: unknown) => !isStopped() && setFailure(toSandboxError(error)));
    return () => stop.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- goes on where it was when more are wanted
  }, [requests, wanted, failure]);

  const isDone = created.length >= Math.min(wanted, requests.length);
  return (
    <section
      aria-label={translate({
        id: 'csv.proof',
        message: 'Proof sheet',
        description: 'Name of the labels of a CSV file',
      })}
      aria-busy={!isDone && !failure}
      // A sheet of labels alone scrolls with the keyboard as well.
      tabIndex={0}
    >
      {failure && <SandboxProblem problem={failure} onRetry={() => setFailure(undefined)} />}
      <p aria-live="polite">
        {translate(
          {
            id: 'csv.proof.count',
            message: 'Labels created: {count} of {wanted}. The call limit can delay the others.',
            description: 'Above the labels of a CSV file',
          },
          { count: created.length, wanted: Math.min(wanted, requests.length) },
        )}
      </p>
      <div className={styles.choices}>
        {created.map(({ line, label, notes }) => (
          <article key={line} className={styles.choice}>
            <p>
              {translate({ id: 'csv.proof.line', message: 'Line {line}', description: 'The row of a label' }, { line })}
            </p>
            {label !== undefined && <LabelPages url={label} toShown={(page) => markTexts(page, notes)} />}
            {notes.map((note) => (
              <p key={note}>
                <mark>{note}</mark>
              </p>
            ))}
          </article>
        ))}
      </div>
      {isDone && requests.length > wanted && (
        <button type="button" onClick={() => setWanted((count) => count + AT_ONCE)}>
          {translate({ id: 'csv.proof.more', message: 'Create more labels', description: 'Button below labels' })}
        </button>
      )}
    </section>
  );
}

/** An SVG in which text that was cut, and text with characters that a note names, has another color and a line below it. */
function markTexts(page: string, notes: readonly string[]): string {
  const isNamed = (character: string): boolean => notes.some((note) => note.includes(character));
  return page.replace(/(<text[^<>]*>)([^<]*)(?=<\/text>)/g, (whole, start: string, text: string) =>
    notes.length > 0 && (text.endsWith('…') || listUnusualCharacters(text).some(isNamed))
      ? `${start}<tspan fill="#b3261e" text-decoration="underline">${text}</tspan>`
      : whole,
  );
}

type Response = {
  message?: string;
  details?: readonly { message: string; rule?: string | null }[];
  delivery?: { label: string | null; warnings?: readonly { message: string }[] };
};

/**
 * Creates a shipment. What is missing of its carrier account is registered with the sample credentials first.
 *
 * @throws SandboxError if the sandbox doesn't respond
 */
async function create({ line, body }: { line: number; body: string }): Promise<Created> {
  let { delivery, message = '', details = [] } = await send(body);
  if (details.some(({ rule }) => rule === 'account-missing')) {
    const example = findRegistration(body);
    const rejection = example && (await createMissing([example], 'account', await askSandbox('state', null).result));
    if (rejection !== undefined) return { line, notes: [rejection] };
    ({ delivery, message = '', details = [] } = await send(body));
  }
  if (!delivery) return { line, notes: details.length > 0 ? details.map((detail) => detail.message) : [message] };
  const { label, warnings = [] } = delivery;
  return { line, ...(label === null ? {} : { label }), notes: warnings.map((warning) => warning.message) };
}

/** Sends a request; above the call limit, again after the time that the response names. */
async function send(body: string): Promise<Response> {
  const call = {
    method: 'POST',
    path: '/shipments',
    caller: 'account',
    locale: readLocale(),
    scenario: '',
    body,
  } as const;
  for (;;) {
    const response = await askSandbox('send', call).result;
    if (response.status !== 429) return JSON.parse(response.body) as Response;
    const seconds = Number(new Headers(response.headers).get('Retry-After') ?? 1);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}
