import { translate } from '@docusaurus/Translate';
import { useEffect, useEffectEvent, useId, useMemo, useRef, type ReactNode } from 'react';
import type { CellPlace } from '../../../csv';
import type { CsvIssue, CsvAction, CsvView } from '../../workers/check/messages';
import styles from '../Check/styles.module.css';
import InParts from '../InParts';
import ChoiceSentence from '../Check/ChoiceSentence';
import IssueItems from '../Check/IssueItems';
import { renderFix } from '../Check/words';
import { renderChoiceLabel, renderRowCount } from './words';

/** How many rows of a group are shown first. */
const SHOWN = 5;

/** Strings that cells can't contain, and why, by their places. */
export type Rejected = ReadonlyMap<string, { text: string; problem: string }>;

export function toPlaceKey({ record, column }: CellPlace): string {
  return `${record} ${column}`;
}

type Found = { row: number; line: number; consignee: string; issue: CsvIssue };
type Props = {
  view: CsvView;
  /** Its issues alone are shown; undefined for those of all rows. */
  row: number | undefined;
  rejected: Rejected;
  onStep: (step: CsvAction) => void;
};

/** The issues of all rows: what blocks most rows first, each with its cells to correct and the fix for all of them. */
export default function Groups({ view, row: picked, ...others }: Props): ReactNode {
  const groups = useMemo(() => listGroups(view.rows, picked), [view.rows, picked]);
  return (
    <IssueItems items={groups} toItem={([key, found]) => <Group key={key} found={found} view={view} {...others} />} />
  );
}

function listGroups(rows: CsvView['rows'], picked: number | undefined): [key: string, found: Found[]][] {
  const groups = new Map<string, Found[]>();
  rows.forEach(({ line, consignee, issues }, row) =>
    (picked === undefined || picked === row ? issues : []).forEach((issue) =>
      (groups.get(issue.key) ?? groups.set(issue.key, []).get(issue.key))?.push({ row, line, consignee, issue }),
    ),
  );
  const rank = ([, [first]]: [string, Found[]]): number => (first?.issue.severity === 'error' ? 0 : 1);
  return [...groups].sort((a, b) => rank(a) - rank(b) || b[1].length - a[1].length);
}

function Group({ found, view, rejected, onStep }: Omit<Props, 'row'> & { found: Found[] }): ReactNode {
  const id = useId();
  const fixable = useMemo(() => found.filter(({ issue }) => issue.fix), [found]);
  const commonFix = useMemo(() => nameCommonFix(fixable), [fixable]);
  const [first] = found;
  if (!first) return null;
  const { key, field, severity, message, link, place, choices } = first.issue;
  const header = place && (view.columns[place.column]?.header || place.column + 1);
  const fixAll = (choice?: string): void =>
    onStep({ kind: 'fix', key, rows: [...new Set(found.map(({ row }) => row))], ...(choice && { choice }) });
  return (
    <li className={styles.issue} data-severity={severity}>
      <p className={styles.where}>
        {header !== undefined && header !== field && <b>{header}</b>}
        {field !== '' &&
          (link === undefined ? (
            <code translate="no">{field}</code>
          ) : (
            <a href={link}>
              <code translate="no">{field}</code>
            </a>
          ))}
        <span>{renderRowCount(found.length)}</span>
      </p>
      {choices ? (
        <ChoiceSentence
          sentence={message}
          label={renderChoiceLabel(first.issue)}
          choices={choices}
          onApply={({ label }) => fixAll(label)}
        />
      ) : (
        <p className={styles.sentence}>{message}</p>
      )}
      {!place && (
        <p className={styles.sentence}>
          {translate({
            id: 'csv.noColumn',
            message: 'The file has no column for it. Enter it under “Fields for all rows”.',
            description: 'Below an issue of a field without a column',
          })}
        </p>
      )}
      {fixable.length > 0 && (
        <button type="button" onClick={() => fixAll()}>
          {commonFix ??
            translate(
              {
                id: 'csv.fix',
                message: 'Fix all ({count})',
                description: 'Button that fixes all rows with the same issue',
              },
              { count: fixable.length },
            )}
        </button>
      )}
      {place && (
        <div className={styles.explained}>
          <InParts
            first={SHOWN}
            items={found}
            toItem={({ row, line, consignee, issue }) => (
              <li key={`${row} ${issue.text}`}>
                <label htmlFor={`${id}${row}`}>
                  {translate(
                    { id: 'csv.row', message: 'Line {line}: {consignee}', description: 'Label of the cell of a row' },
                    { line, consignee },
                  )}
                </label>
                <Cell
                  id={`${id}${row}`}
                  text={issue.text}
                  rejected={issue.place && rejected.get(toPlaceKey(issue.place))}
                  onCorrect={(text) => issue.place && onStep({ kind: 'cell', place: issue.place, text })}
                />
                {issue.message !== message && <p>{issue.message}</p>}
              </li>
            )}
          >
            {(drawn) => <ul className={styles.differences}>{drawn}</ul>}
          </InParts>
        </div>
      )}
    </li>
  );
}

type CellProps = {
  id: string;
  text: string;
  rejected: { text: string; problem: string } | undefined;
  onCorrect: (text: string) => void;
};

/** The cell of an issue. What is typed counts once its reader leaves it, even with the page. What the file can't contain stays. */
function Cell({ id, text, rejected, onCorrect }: CellProps): ReactNode {
  const shown = rejected?.text ?? text;
  const typed = useRef(shown);
  const sent = useRef(shown);
  const correct = (): void => {
    if (typed.current === sent.current) return;
    sent.current = typed.current;
    onCorrect(typed.current);
  };
  const correctLast = useEffectEvent(correct);
  useEffect(() => correctLast, []);
  return (
    <>
      <input
        id={id}
        defaultValue={shown}
        aria-invalid={rejected !== undefined}
        aria-describedby={rejected && `${id}problem`}
        onChange={({ target }) => {
          typed.current = target.value;
        }}
        onBlur={correct}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      {rejected && (
        <p id={`${id}problem`} role="alert">
          {rejected.problem}
        </p>
      )}
    </>
  );
}

/** The effect of the fix, if it is the same in all rows: 'Set to 2026-11-24'. */
function nameCommonFix([first, ...others]: readonly Found[]): string | undefined {
  const [fix] = first?.issue.fix ?? [];
  const known = JSON.stringify(first?.issue.fix);
  const isCommon = others.every(({ issue }) => JSON.stringify(issue.fix) === known);
  return first && fix && isCommon ? renderFix({ field: first.issue.field, fix }) : undefined;
}
