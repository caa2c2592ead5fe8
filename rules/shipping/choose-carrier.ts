import { chooseValue, NO_FIX, type FixContext, type QuickFix } from '../quick-fix/quick-fix';
import type { CarrierEntry } from './subject';

/** A choice between carriers. A shipment would need another service as well; a rate request has no service. */
export function chooseCarrier({ contract, operation }: FixContext, wanted: CarrierEntry['scope']): QuickFix {
  const carriers = Object.entries(contract.catalogue.carriers).filter(([, { scope }]) => scope === wanted);
  return operation === 'rates-list'
    ? chooseValue(
        'setup.carrier',
        carriers.map(([type]) => type),
      )
    : NO_FIX;
}
