import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Fragment } from 'react';
import type { FieldFacts as Props, NamedCode } from '../../../plugins/reference/field-facts';
import { describeLimits, describeUnit } from './describe';
import styles from './styles.module.css';

/** The constraints of a field: unit, default, limits, allowed values, and the carriers that support it. */
export default function FieldFacts(props: Props): ReactNode {
  return (
    <dl className={styles.facts}>
      {listPlainRows(props).map(([term, detail], index) => (
        // Nobody searches for a limit or a default.
        <Fragment key={index}>
          <dt data-aside="">{term}</dt>
          <dd data-aside="">{detail}</dd>
        </Fragment>
      ))}
      {listChoiceRows(props).map(([term, detail], index) => (
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
          Fixed value
        </Translate>,
        <code>{constant}</code>,
      ),
    limits &&
      row(
        <Translate id="facts.limits" description="Term before the limits of a field">
          Limits
        </Translate>,
        <span data-limits="">{describeLimits(limits)}</span>,
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

function listChoiceRows({ values, valuesAt, carriers, services, limitsAt }: Props): Row[] {
  return [
    values &&
      row(
        <Translate id="facts.values" description="Term before the allowed values of a field">
          Values
        </Translate>,
        <Pairs pairs={values} />,
      ),
    valuesAt &&
      row(
        <Translate id="facts.list" description="Term before the link to a list of allowed values">
          All values
        </Translate>,
        <Link to={valuesAt} data-aside="">
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
    limitsAt &&
      row(
        <Translate id="facts.byCarrier" description="Term before the link to limits that differ by carrier">
          By carrier
        </Translate>,
        <Link to={limitsAt} data-aside="">
          <Translate id="facts.byCarrier.link" description="Link to limits that differ by carrier">
            See each carrier's limit
          </Translate>
        </Link>,
      ),
  ].filter((entry) => Array.isArray(entry));
}

function row(term: ReactNode, detail: ReactNode): Row {
  return [term, detail];
}

/** More values than these are folded. */
const SHOWN_VALUES_MAX = 6;

/** Codes with what they mean. */
function Pairs({ pairs }: { pairs: NamedCode[] }): ReactNode {
  const folded = pairs.slice(SHOWN_VALUES_MAX);
  return (
    <>
      <Chips pairs={pairs.slice(0, SHOWN_VALUES_MAX)} />
      {folded.length > 0 && (
        <details className={styles.more} data-collapsed="true">
          <summary data-aside="">
            <Translate
              id="facts.more"
              description="Opens the values of a field beyond the first six"
              values={{ count: folded.length }}
            >
              {'{count} more'}
            </Translate>
          </summary>
          <Chips pairs={folded} />
        </details>
      )}
    </>
  );
}

function Chips({ pairs }: { pairs: NamedCode[] }): ReactNode {
  return (
    <ul className={styles.chips}>
      {pairs.map(([code, name]) => (
        <li key={code}>
          <code translate="no">{code}</code>
          {name && <span> {name}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Carriers, each with a link to what it supports. */
function Names({ pairs }: { pairs: NamedCode[] }): ReactNode {
  return (
    <ul className={styles.chips}>
      {pairs.map(([code, name]) => (
        <li key={code}>
          <Link to={`/common-car#carrier-${code}`} title={code}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
