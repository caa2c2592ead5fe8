import { translate } from '@docusaurus/Translate';
import data from '@generated/console/default/console-data.json';
import type { ReactNode } from 'react';
import useSandbox from '../../hooks/useSandbox';
import type { ApiOperations, ConsoleExample } from '../../../contract';
import type { WebRequest } from '../../../sandbox/web';
import { parseJson } from '../../../contract/json';
import CreateSamples from '../Console/CreateSamples';
import { listKnown, listMissing } from '../Console/prerequisites';
import InlineCode from '../InlineCode';
import { bringIntoView } from './bring-into-view';
import styles from './styles.module.css';

type Props = { value: unknown; operation: string; request: WebRequest; onResend: () => void };
type Rates = ApiOperations['rates-list']['responses'][200]['content']['application/json'];
type Shipments = ApiOperations['shipments-list']['responses'][200]['content']['application/json'];

/** Why a list of a successful response is empty, and a button that fills it. */
export default function EmptyReason({ value, operation, request, onResend }: Props): ReactNode {
  const { state } = useSandbox();
  const reasons = listReasons(value, operation);
  if (reasons.length === 0) return null;
  const records = listKnown(state?.records ?? [], request.caller);
  const examples = data.examples as readonly ConsoleExample[];
  const isRates = operation === 'rates-list';
  const missing = examples
    .filter((one) => one.operation === operation)
    .filter((one) => !isRates || isDomestic(one.request) === isDomestic(parseJson(request.body)))
    .flatMap((example) => listMissing({ example, examples, records }));
  return (
    <div className={styles.hint} ref={bringIntoView}>
      {reasons.map((reason) => (
        <p key={reason}>
          <InlineCode text={reason} />
        </p>
      ))}
      <CreateSamples
        // What an example refers to is what its list contains.
        examples={[...new Set(missing)]}
        caller={request.caller}
        onCreated={onResend}
        label={
          isRates
            ? translate({
                id: 'response.empty.accounts',
                message: 'Register sample carrier accounts and send again',
                description: 'Button below the reason why there are no rates',
              })
            : translate({
                id: 'response.empty.create',
                message: 'Create samples and send again',
                description: 'Button below the reason why a list is empty',
              })
        }
      />
    </div>
  );
}

/** The reasons in the response itself, or those that the parameters have. None for a list that isn't empty. */
function listReasons(value: unknown, operation: string): string[] {
  if (operation === 'rates-list') {
    const { rates, errors, warnings } = value as Rates;
    if (rates.length > 0) return [];
    const general = warnings.filter(({ rule }) => rule?.startsWith('rates-'));
    return [...new Set([...general, ...errors].map(({ message }) => message))];
  }
  if (operation === 'shipments-list') return listOfShipments(value as Shipments);
  if (!operation.endsWith('-list') || !Array.isArray(value) || value.length > 0) return [];
  return [
    translate({
      id: 'response.empty.own',
      message:
        'The list is empty because the user of this token has created nothing that belongs in it. Each sub user has its own data.',
      description: 'Why the response of a list has no entry',
    }),
  ];
}

function listOfShipments({ shipments, pagination }: Shipments): string[] {
  if (shipments.length > 0) return [];
  if (pagination.total_count > 0)
    return [
      translate(
        {
          id: 'response.empty.page',
          message: '`page` is {page}, and the last page of the list is {count}. Specify a page from 1 to {count}.',
          description: 'Why a page of a list has no entry',
        },
        { count: pagination.total_pages, page: pagination.current_page },
      ),
    ];
  return [
    translate({
      id: 'response.empty.shipments',
      message:
        'No shipment of this user matches the parameters. Without `created_after`, only shipments that were created today in Japan match; without `state`, only active ones. Each sub user has its own shipments.',
      description: 'Why the list of shipments has no entry',
    }),
  ];
}

function isDomestic(body: unknown): boolean {
  const { to_address: to, from_address: from } = (body ?? {}) as Record<string, { country?: string } | undefined>;
  return to?.country === from?.country;
}
