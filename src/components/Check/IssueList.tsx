import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import type { Changes, PlacedIssue, PlacedProblem } from '../../../check';
import InParts from '../InParts';
import { splitAtList } from './split-at-list';
import ChoiceMenu from './ChoiceMenu';
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
  const items = useMemo(() => [...problems, ...issues.toSorted((a, b) => a.start - b.start)], [problems, issues]);
  const toItem = (item: PlacedProblem | PlacedIssue): ReactElement =>
    'problem' in item ? (
      <li key={`${item.problem} ${item.start}`} className={styles.issue}>
        <p className={styles.where}>
          <Place {...item} onSelect={onSelect} />
        </p>
        <p className={styles.sentence}>{renderProblem(item)}</p>
        {item.problem === 'wide' && (
          <button type="button" onClick={() => onFix('half-width')}>
            {translate({
              id: 'check.fix.wide',
              message: 'Replace all outside of strings',
              description: 'Button that replaces full-width characters of JSON with half-width ones',
            })}
          </button>
        )}
      </li>
    ) : (
      <li
        key={`${item.field} ${item.rule} ${item.code}`}
        className={clsx(styles.issue, item.severity === 'warning' && styles.isWarning)}
      >
        <p className={styles.where}>
          {item.field !== '' && (
            <a href={`${baseUrl}${item.link}`}>
              <code translate="no">{item.field}</code>
            </a>
          )}
          <Place {...item} onSelect={onSelect} />
        </p>
        <Sentence issue={item} onFix={onFix} />
        {renderHelp?.(item)}
      </li>
    );
  return (
    <InParts items={items} toItem={toItem}>
      {(drawn) => <ol className={styles.issues}>{drawn}</ol>}
    </InParts>
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
  if (fix.kind === 'choose' || issue.choices) return <Choice key={message} issue={issue} onFix={onFix} />;
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

/** A menu in the place of the values that the sentence lists. Without such a list, it says which field it sets. */
function Choice({ issue, onFix }: SentenceProps): ReactNode {
  const { message, fix, choices = [] } = issue;
  const [before, list, after] = splitAtList(
    message,
    choices.map(({ value }) => value),
  );
  const label = renderMenuLabel(issue);
  const menu = (
    <ChoiceMenu
      label={label}
      choices={choices.map((choice) => choice.label)}
      preset={fix.kind === 'set' ? choices.findIndex(({ value }) => value === fix.value) : -1}
      placeholder={list === undefined ? label : undefined}
      onApply={(index) => onFix([toChange(issue, choices[index]?.value)])}
    />
  );
  return (
    <>
      <p className={styles.sentence}>
        {before}
        {list !== undefined && menu}
        {after}
      </p>
      {list === undefined && menu}
    </>
  );
}

function toChange({ fix, field }: PlacedIssue, value: unknown): Extract<PlacedIssue['fix'], { kind: 'set' }> {
  return { kind: 'set', field: fix.kind === 'choose' ? fix.field : field, value };
}

function renderMenuLabel({ fix, field }: PlacedIssue): string {
  return translate(
    { id: 'check.choose', message: 'Value for {field}', description: 'Label of the menu that fixes an issue' },
    { field: fix.kind === 'choose' ? fix.field : field },
  );
}
