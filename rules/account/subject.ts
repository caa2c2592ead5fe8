import type { RuleContract } from '../../contract';
import { toReader, type Reader } from '../reader';
import type { AccountFacts, CarrierEntry } from '../shipping/subject';

/** An account that is changed, with its settings as they are. */
export type StoredAccount = AccountFacts & { settings: unknown };

/** A carrier account that is registered or updated. Values of a wrong type are absent. */
export type AccountSubject = {
  contract: RuleContract;
  operation: 'carrier-register' | 'carrier-update';
  body: Reader;
  settings: Reader;
  /** The settings before the change, which apply together with it. */
  stored: Reader;
  credentials: Reader;
  /** The type that the body names when registering, that of the account when updating. */
  carrierType: string | undefined;
  carrier: CarrierEntry | undefined;
  /** The accounts that the caller has. */
  accounts: AccountFacts[];
  /** The account to change. */
  account: StoredAccount | undefined;
};

export type AccountInput = Pick<AccountSubject, 'contract' | 'operation' | 'accounts' | 'account'> & { body: unknown };

export function toAccountSubject({ body: value, ...given }: AccountInput): AccountSubject {
  const body = toReader(value);
  const { carriers } = given.contract.catalogue;
  const type = given.account?.type ?? body.text('type');
  const carrierType = type !== undefined && Object.hasOwn(carriers, type) ? type : undefined;
  return {
    ...given,
    body,
    settings: body.object('settings'),
    stored: toReader(given.account?.settings),
    credentials: body.object('credentials'),
    carrierType,
    carrier: carrierType === undefined ? undefined : carriers[carrierType],
  };
}
