import type { RuleContract } from '../contract';

/** Creates a value from a contract once, for all requests. A contract does not change after it was read. */
export function memoizeByContract<Made>(make: (contract: RuleContract) => Made): (contract: RuleContract) => Made {
  const known = new WeakMap<RuleContract, { made: Made }>();
  return (contract) => {
    let entry = known.get(contract);
    if (!entry) {
      entry = { made: make(contract) };
      known.set(contract, entry);
    }
    return entry.made;
  };
}
