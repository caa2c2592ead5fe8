import type { RuleContract } from '../contract';
import { isRecord, readMoment } from '../rules';
import { assertOptions, inEnglish, isOneOf, isText, type Checks } from './assert-options';
import type { Account, CheckOptions, CodeOptions } from './check-types';

/** @throws TypeError for an option that checkRequest doesn't have, or can't use */
export function assertCheckOptions(options: CheckOptions, contract: Pick<RuleContract, 'catalogue'>): void {
  const account: Checks<keyof Account> = {
    id: isText,
    type: isOneOf(Object.keys(contract.catalogue.carriers)),
    state: (value) => value === undefined || isOneOf(['active', 'pending', 'disabled'])(value),
  };
  const isAccount = (value: unknown): boolean =>
    isRecord(value) &&
    Object.keys(value).every((name) => Object.hasOwn(account, name)) &&
    Object.entries(account).every(([name, check]) => check(value[name]));
  const checks: Checks<keyof CheckOptions> = {
    language: isOneOf(['en', 'ja']),
    now: (value) => readMoment(value) !== undefined,
    accounts: (value) => value === 'all' || (Array.isArray(value) && value.every(isAccount)),
  };
  assertOptions(options, checks, SENTENCES);
}

const SENTENCES = inEnglish('checkRequest', {
  language: "Specify 'en' or 'ja'.",
  now: 'Specify a Date, or date, time and time zone, in the years 2000 to 2199: 2026-11-24T10:00:00+09:00',
  accounts: "Specify 'all' or an array of carrier accounts, such as [{ id: 'A-1', type: 'sagawa', state: 'active' }].",
});

/** @throws TypeError for an option that findCode doesn't have, or can't use */
export function assertCodeOptions(options: CodeOptions, { names }: Pick<RuleContract, 'names'>): void {
  const checks: Checks<keyof CodeOptions> = {
    country: isOneOf(Object.keys(names.countries)),
    carrier: isOneOf(Object.keys(names.carriers)),
  };
  const advice = {
    country: 'Specify the code of a country, such as US.',
    carrier: 'Specify the code of a carrier, such as sagawa.',
  };
  assertOptions(options, checks, inEnglish('findCode', advice));
}
