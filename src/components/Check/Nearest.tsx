import Translate, { translate } from '@docusaurus/Translate';
import { useEffect, useState, type ReactNode } from 'react';
import { follow } from '../../hooks/follow';
import type { Check } from '../../hooks/useCheck';
import type { Changes, Difference, NearestExample } from '../../../check';
import InlineCode from '../InlineCode';
import InParts from '../InParts';
import { Value } from './ErrorList';
import styles from './styles.module.css';

export type NearestProps = { check: Check; onFix: (changes: Changes) => void };

/**
 * The recorded example that is nearest to a request with errors: field by field what the request has and what works, to
 * take over one by one.
 */
export default function Nearest({ check, onFix }: NearestProps): ReactNode {
  const { checked, result, findNearest } = check;
  const [nearest, setNearest] = useState<NearestExample>();
  // The worker that does not respond is reported by the next check.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- again for each text that was checked
  useEffect(() => follow(findNearest(), setNearest), [checked]);
  if (!nearest) return null;
  if (nearest.differences.length === 0) return <Same check={check} />;
  return (
    <>
      <p>
        <a href={`${result?.operation ?? ''}#example-${nearest.name}`}>{nearest.title}</a>
      </p>
      <InParts
        items={nearest.differences}
        toItem={(difference) => (
          <li key={difference.field}>
            <Row difference={difference} onFix={onFix} />
          </li>
        )}
      >
        {(drawn) => (
          <ul className={styles.differences}>
            <li>
              <b>
                <Translate
                  id="check.nearest.given"
                  description="Head of the column with the values of the reader's request"
                >
                  Your request
                </Translate>
              </b>
              <b>
                <Translate id="check.nearest.works" description="Head of the column with the values of the example">
                  Example
                </Translate>
              </b>
            </li>
            {drawn}
          </ul>
        )}
      </InParts>
    </>
  );
}

/** Nothing in the request differs from what works, so the reason is outside of it, such as a missing carrier account. */
function Same({ check: { result } }: { check: Check }): ReactNode {
  const errors = result?.issues.filter(({ severity }) => severity === 'error') ?? [];
  return (
    <>
      <p>
        <Translate id="check.nearest.same" description="In place of a comparison, above the messages of the errors">
          The request doesn't differ from the example. What it lacks isn't in the request:
        </Translate>
      </p>
      <ul>
        {errors.map(({ field, rule, message }) => (
          <li key={`${field} ${rule}`}>
            <InlineCode text={message} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Row({ difference, onFix }: { difference: Difference; onFix: NearestProps['onFix'] }): ReactNode {
  const { field, given, works } = difference;
  return (
    <>
      <Value field={field} value={given} isMarked={given !== undefined} />
      <Value value={works} />{' '}
      <button
        type="button"
        aria-label={translate(
          {
            id: 'check.nearest.useField',
            message: 'Use the value of the example for {field}',
            description: 'Label of the button that takes a value over',
          },
          { field },
        )}
        onClick={() => onFix([works === undefined ? { kind: 'remove', field } : { kind: 'set', field, value: works }])}
      >
        <Translate id="check.nearest.use" description="Button that takes a value of an example over">
          Use
        </Translate>
      </button>
    </>
  );
}
