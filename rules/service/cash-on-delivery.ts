import type { RuleContract } from '../../contract';
import type { CarrierEntry, ServiceSubject } from '../shipping/subject';

export type CashLimits = NonNullable<CarrierEntry['cash_on_delivery']>;

/** The amount to collect in JPY and the carrier's limits; undefined where the carrier or the service collects nothing. */
export function findCashOnDelivery(subject: ServiceSubject): { amount: number; limits: CashLimits } | undefined {
  const { carrier, service, setup } = subject;
  const amount = setup.object('cash_on_delivery').number('amount');
  const limits = carrier?.cash_on_delivery;
  return amount !== undefined && limits && service?.cash_on_delivery !== null ? { amount, limits } : undefined;
}

/** The carriers with a limit of this kind, each with its amount: 'yamato 300,000' */
export function listCashLimits({ catalogue }: RuleContract, limit: keyof CashLimits): string[] {
  return Object.entries(catalogue.carriers).flatMap(([type, { cash_on_delivery: limits }]) => {
    const amount = limits?.[limit];
    return amount == null ? [] : [`${type} ${amount.toLocaleString('en')}`];
  });
}
