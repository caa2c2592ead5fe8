import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { FieldFacts as Props, NamedCode } from '../../../plugins/reference/field-facts';
import { describeLimits, describeUnit } from './describe';
import styles from './styles.module.css';

/** The constraints of a field: unit, default, limits, allowed values, and the carriers that support it. */
export default function FieldFacts(facts: Props): ReactNode {
  const { unit, formatName, defaultValue, constant, limits, pattern } = facts;
  const { values, valuesAt, carriers, services, limitsAt } = facts;
  return (
    <dl className={styles.facts}>
      <Fact detail={unit && describeUnit(unit)} isAside>
        <Translate id="facts.unit" description="Term before the unit of a field">
          Unit
        </Translate>
      </Fact>
      <Fact detail={formatName} isAside>
        <Translate id="facts.format" description="Term before the standard that a field follows">
          Standard
        </Translate>
      </Fact>
      <Fact detail={defaultValue !== undefined && <code>{defaultValue}</code>} isAside>
        <Translate id="facts.default" description="Term before the default of a field">
          Default
        </Translate>
      </Fact>
      <Fact detail={constant !== undefined && <code>{constant}</code>} isAside>
        <Translate id="facts.constant" description="Term before the only value of a field">
          Fixed value
        </Translate>
      </Fact>
      <Fact detail={limits && <span data-limits="">{describeLimits(limits)}</span>} isAside>
        <Translate id="facts.limits" description="Term before the limits of a field">
          Limits
        </Translate>
      </Fact>
      <Fact detail={pattern && <code>{pattern}</code>} isAside>
        <Translate id="facts.pattern" description="Term before the regular expression of a field">
          Pattern
        </Translate>
      </Fact>
      <Fact detail={values && <Pairs pairs={values} />}>
        <Translate id="facts.values" description="Term before the allowed values of a field">
          Values
        </Translate>
      </Fact>
      <Fact
        detail={
          valuesAt && (
            <Link to={valuesAt} data-aside="">
              <Translate id="facts.list.link" description="Link to a list of allowed values">
                See the list
              </Translate>
            </Link>
          )
        }
      >
        <Translate id="facts.list" description="Term before the link to a list of allowed values">
          All values
        </Translate>
      </Fact>
      <Fact detail={carriers && <Names pairs={carriers} />}>
        <Translate id="facts.carriers" description="Term before the carriers that take a field">
          Carriers
        </Translate>
      </Fact>
      <Fact detail={services && <Pairs pairs={services} />}>
        <Translate id="facts.services" description="Term before the services that take a field">
          Services
        </Translate>
      </Fact>
      <Fact
        detail={
          limitsAt && (
            <Link to={limitsAt} data-aside="">
              <Translate id="facts.byCarrier.link" description="Link to limits that differ by carrier">
                See each carrier's limit
              </Translate>
            </Link>
          )
        }
      >
        <Translate id="facts.byCarrier" description="Term before the link to limits that differ by carrier">
          By carrier
        </Translate>
      </Fact>
    </dl>
  );
}

type FactProps = {
  detail: ReactNode;
  /** Nobody searches for a limit or a default. */
  isAside?: boolean;
  /** The term. */
  children: ReactNode;
};

/** A row, if the field has the fact. */
function Fact({ detail, isAside, children }: FactProps): ReactNode {
  const aside = isAside && { 'data-aside': '' };
  return (
    detail && (
      <>
        <dt {...aside}>{children}</dt>
        <dd {...aside}>{detail}</dd>
      </>
    )
  );
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
