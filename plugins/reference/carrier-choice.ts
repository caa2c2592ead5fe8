import { listCarrierNames, type Language } from '../../contract';
import type { PageData } from './messages';

/** The data of the choice of a carrier: the carriers, and the pages that depend on it. */
export type CarrierChoice = {
  carriers: [type: string, name: string][];
  /** IDs of operations, which are the IDs of their pages. */
  pages: string[];
};

/** A page depends on the carrier if an example or a rule of its operation does. */
export function toCarrierChoice(
  { contract, rules }: Pick<PageData, 'contract' | 'rules'>,
  locale: Language,
): CarrierChoice {
  const pages = new Set([
    ...contract.examples.filter(({ carrier }) => carrier).map(({ operation }) => operation),
    ...rules.filter(({ carriers }) => carriers).flatMap(({ operations }) => operations),
  ]);
  return { carriers: Object.entries(listCarrierNames(contract, locale)), pages: [...pages] };
}
