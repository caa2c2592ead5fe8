import type { RuleContract } from '../../contract';
import { getField, type AccountFacts, type StoredAccount } from '../../rules';

/** The accounts of a caller, or `all`: whatever the request needs is registered. */
export type Accounts = 'all' | readonly StoredAccount[];

/** The accounts for the rules. */
type AccountOptions = { accounts: AccountFacts[]; account?: StoredAccount | undefined; carrierType?: string };

type Query = { contract: RuleContract; operation: string; body: unknown; path: string | undefined; accounts: Accounts };

/**
 * Returns the carrier accounts that a request is checked with. If the account is not known, there is one row for each
 * possible account; the caller uses the row with the fewest issues.
 */
export function toAccounts({ contract, operation, body, path, accounts }: Query): AccountOptions[] {
  const types = Object.keys(contract.catalogue.carriers);
  const id = path?.split('/')[2];
  if (accounts !== 'all') {
    const account = accounts.find((one) => one.id === id);
    const found = { accounts: [...accounts], account };
    if (account) return [{ ...found, carrierType: account.type }];
    return operation.startsWith('negotiated-rates') ? listNegotiating(contract, found.accounts) : [found];
  }
  if (operation === 'carrier-register') return [{ accounts: [] }];
  if (operation === 'carrier-update') {
    return types.map((type) => ({ accounts: [], account: { id: id ?? '', type, state: 'active', settings: {} } }));
  }
  const registered = types.map((type): AccountFacts => ({ id: type, type, state: 'active' }));
  if (operation.startsWith('negotiated-rates')) return listNegotiating(contract, registered);
  return [{ accounts: [...registered, ...toNamed(contract, body)] }];
}

function listNegotiating({ catalogue }: RuleContract, accounts: AccountFacts[]): AccountOptions[] {
  return Object.entries(catalogue.carriers)
    .filter(([, carrier]) => carrier.negotiated_rates)
    .map(([carrierType]) => ({ accounts, carrierType }));
}

/** The account that the body names is there, of the carrier that the body names or the service belongs to. */
function toNamed({ catalogue }: RuleContract, body: unknown): AccountFacts[] {
  const [id, carrier, service] = ['carrier_id', 'carrier', 'service'].map((name) => getField(body, `setup.${name}`));
  if (typeof id !== 'string') return [];
  const ofService = Object.entries(catalogue.carriers).find(
    ([, { services }]) => typeof service === 'string' && Object.hasOwn(services, service),
  )?.[0];
  const type = typeof carrier === 'string' ? carrier : ofService;
  return type === undefined ? [] : [{ id, type, state: 'active' }];
}
