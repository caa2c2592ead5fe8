import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { describeLimits, describeUnit, type Limits } from './describe';
import styles from './styles.module.css';

type Pair = [code: string, name: string];

type Props = {
  unit?: string;
  formatName?: string;
  defaultValue?: string;
  constant?: string;
  pattern?: string;
  limits?: Limits;
  values?: Pair[];
  /** Name of the list that the values come from, when a page of its own shows it. */
  valueList?: string;
  carriers?: Pair[];
  services?: Pair[];
  carrierLimit?: string;
};

/** What constrains a field: unit, default, limits, allowed values, and who takes it. */
export default function FieldFacts(props: Props): ReactNode {
  const rows = [...listPlainRows(props), ...listChoiceRows(props)];
  return (
    <dl className={styles.facts}>
      {rows.map(([term, detail], index) => (
        <Fragment key={index}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

type Row = [term: ReactNode, detail: ReactNode];

function listPlainRows({ unit, formatName, defaultValue, constant, pattern, limits }: Props): Row[] {
  return [
    unit &&
      row(
        <Translate id="facts.unit" description="Term before the unit of a field">
          Unit
        </Translate>,
        describeUnit(unit),
      ),
    formatName &&
      row(
        <Translate id="facts.format" description="Term before the standard that a field follows">
          Standard
        </Translate>,
        formatName,
      ),
    defaultValue !== undefined &&
      row(
        <Translate id="facts.default" description="Term before the default of a field">
          Default
        </Translate>,
        <code>{defaultValue}</code>,
      ),
    constant !== undefined &&
      row(
        <Translate id="facts.constant" description="Term before the only value of a field">
          Always
        </Translate>,
        <code>{constant}</code>,
      ),
    limits &&
      row(
        <Translate id="facts.limits" description="Term before the limits of a field">
          Limits
        </Translate>,
        describeLimits(limits),
      ),
    pattern &&
      row(
        <Translate id="facts.pattern" description="Term before the regular expression of a field">
          Pattern
        </Translate>,
        <code>{pattern}</code>,
      ),
  ].filter((entry) => Array.isArray(entry));
}

function listChoiceRows({ values, valueList, carriers, services, carrierLimit }: Props): Row[] {
  const list = valueList ? VALUE_LISTS[valueList] : undefined;
  const limit = carrierLimit ? CARRIER_LIMITS[carrierLimit] : undefined;
  return [
    values &&
      row(
        <Translate id="facts.values" description="Term before the allowed values of a field">
          Values
        </Translate>,
        <Pairs pairs={values} />,
      ),
    list &&
      row(
        <Translate id="facts.list" description="Term before the link to a list of allowed values">
          All values
        </Translate>,
        <Link to={list}>
          <Translate id="facts.list.link" description="Link to a list of allowed values">
            See the list
          </Translate>
        </Link>,
      ),
    carriers &&
      row(
        <Translate id="facts.carriers" description="Term before the carriers that take a field">
          Carriers
        </Translate>,
        <Names pairs={carriers} />,
      ),
    services &&
      row(
        <Translate id="facts.services" description="Term before the services that take a field">
          Services
        </Translate>,
        <Pairs pairs={services} />,
      ),
    limit &&
      row(
        <Translate id="facts.byCarrier" description="Term before the link to limits that differ by carrier">
          By carrier
        </Translate>,
        <Link to={limit}>
          <Translate id="facts.byCarrier.link" description="Link to limits that differ by carrier">
            See each carrier’s limit
          </Translate>
        </Link>,
      ),
  ].filter((entry) => Array.isArray(entry));
}

function row(term: ReactNode, detail: ReactNode): Row {
  return [term, detail];
}

/** Codes with what they mean. */
function Pairs({ pairs }: { pairs: Pair[] }): ReactNode {
  return (
    <ul className={styles.pairs}>
      {pairs.map(([code, name]) => (
        <li key={code}>
          <code translate="no">{code}</code>
          {name && <span> {name}</span>}
        </li>
      ))}
    </ul>
  );
}

function Names({ pairs }: { pairs: Pair[] }): ReactNode {
  return (
    <ul className={styles.names}>
      {pairs.map(([code, name]) => (
        <li key={code} title={code}>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Where a list of values stands, by its name in the contract. */
const VALUE_LISTS: Record<string, string> = {
  'carrier-types': '/common-car#carriers',
  'carrier-types-and-custom': '/common-car#carriers',
  services: '/common-car#services',
  packages: '/common-car#packages',
  'delivery-times': '/common-car#delivery-times',
  'print-sizes': '/common-car#print-sizes',
  'detail-codes': '/err-code#details',
  'ISO 4217': '/common#currencies',
  'ISO 3166-1 alpha-2': '/common#countries',
};

const CARRIER_LIMITS: Record<string, string> = {
  address1: '/common-car#address-lengths',
  address2: '/common-car#address-lengths',
  extra: '/common-car#address-lengths',
  shipping_date: '/common-car#dates',
};
