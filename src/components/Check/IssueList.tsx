import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Changes, PlacedIssue, PlacedProblem } from '../../../check';
import { splitAtList } from './split-at-list';
import { renderFix, renderProblem } from './words';
import styles from './styles.module.css';

type Props = {
  problems: readonly PlacedProblem[];
  issues: readonly PlacedIssue[];
  /** The base URL of links to pages: `/en/`. */
  baseUrl: string;
  onSelect: (place: { start: number; end: number }) => void;
  onFix: (changes: Changes) => void;
  /** Further help with an issue, such as a button that creates a missing account. */
  renderHelp?: (issue: PlacedIssue) => ReactNode;
};

/** The issues in the order of the text, each with its place, its sentence, its field and its fix. */
export default function IssueList({ problems, issues, baseUrl, onSelect, onFix, renderHelp }: Props): ReactNode {
  return (
    <ol className={styles.issues}>
      {problems.map((problem) => (
        <li key={`${problem.problem} ${problem.start}`} className={styles.issue}>
          <p className={styles.where}>
            <Place {...problem} onSelect={onSelect} />
          </p>
          <p className={styles.sentence}>{renderProblem(problem)}</p>
          {problem.problem === 'wide' && (
            <button type="button" onClick={() => onFix('half-width')}>
              {translate({
                id: 'check.fix.wide',
                message: 'Replace all outside of strings',
                description: 'Button that replaces full-width characters of JSON with half-width ones',
              })}
            </button>
          )}
        </li>
      ))}
      {issues
        .toSorted((a, b) => a.start - b.start)
        .map((issue) => (
          <li
            key={`${issue.field} ${issue.rule} ${issue.code}`}
            className={clsx(styles.issue, issue.severity === 'warning' && styles.isWarning)}
          >
            <p className={styles.where}>
              {issue.field !== '' && (
                <a href={`${baseUrl}${issue.link}`}>
                  <code translate="no">{issue.field}</code>
                </a>
              )}
              <Place {...issue} onSelect={onSelect} />
            </p>
            <Sentence issue={issue} onFix={onFix} />
            {renderHelp?.(issue)}
          </li>
        ))}
    </ol>
  );
}

type PlaceProps = { start: number; end: number; line: number; column: number; onSelect: Props['onSelect'] };

function Place({ start, end, line, column, onSelect }: PlaceProps): ReactNode {
  return (
    <button type="button" className={styles.place} onClick={() => onSelect({ start, end })}>
      {translate(
        {
          id: 'check.place',
          message: 'Line {line}, column {column}',
          description: 'Where an issue is in the pasted text',
        },
        { line, column },
      )}
    </button>
  );
}

type SentenceProps = { issue: PlacedIssue; onFix: Props['onFix'] };

/** The sentence of an issue with what fixes it. */
function Sentence({ issue, onFix }: SentenceProps): ReactNode {
  const { fix, message } = issue;
  const sentence = <p className={styles.sentence}>{message}</p>;
  if (fix.kind === 'none') return sentence;
  if (fix.kind === 'choose') return <Choice {...fix} message={message} onFix={onFix} />;
  const { then = [], ...change } = fix;
  return (
    <>
      {sentence}
      <button type="button" onClick={() => onFix([change, ...then])}>
        {renderFix(issue)}
      </button>
    </>
  );
}

type ChoiceProps = { message: string; field: string; values: readonly (string | number)[]; onFix: Props['onFix'] };

/** A menu in the place of the values that the sentence lists. Without such a list, it says which field it sets. */
function Choice({ message, field, values, onFix }: ChoiceProps): ReactNode {
  const [before, list, after] = splitAtList(message, values);
  const names = list?.split(/, |、/);
  const label = translate(
    { id: 'check.choose', message: 'Value for {field}', description: 'Label of the menu that fixes an issue' },
    { field },
  );
  const menu = (
    <select
      aria-label={label}
      value=""
      translate="no"
      onChange={({ target }) => onFix([{ kind: 'set', field, value: values[Number(target.value)] }])}
    >
      <option value="" disabled>
        {names
          ? translate({
              id: 'check.choose.none',
              message: 'Choose…',
              description: 'Menu that fixes an issue, before a choice',
            })
          : label}
      </option>
      {values.map((value, index) => (
        <option key={value} value={index}>
          {names?.[index] ?? value}
        </option>
      ))}
    </select>
  );
  return (
    <>
      <p className={styles.sentence}>
        {before}
        {names && menu}
        {after}
      </p>
      {!names && menu}
    </>
  );
}
