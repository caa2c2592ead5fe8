import type { Contract } from '../contract';

/** What is made of a contract for every request: made once, since a contract stays as it was read. */
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
