import type { Contract } from '../contract';

/** Creates a value from a contract once, for all requests. A contract does not change after it was read. */
export function memoizeByContract<Made>(make: (contract: Contract) => Made): (contract: Contract) => Made {
  const known = new WeakMap<Contract, { made: Made }>();
  return (contract) => {
    let entry = known.get(contract);
    if (!entry) {
      entry = { made: make(contract) };
      known.set(contract, entry);
    }
    return entry.made;
  };
}
