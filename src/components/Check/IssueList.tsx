import { translate } from '@docusaurus/Translate';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import type { Changes, PlacedIssue, PlacedProblem } from '../../../check';
import ChoiceSentence from './ChoiceSentence';
import IssueItems from './IssueItems';
import { renderFix, renderProblem } from './words';
import styles from './styles.module.css';

type Props = {
  problems: readonly PlacedProblem[];
  issues: readonly PlacedIssue[];
  onSelect: (place: { start: number; end: number }) => void;
  onFix: (changes: Changes) => void;
  /** Further help with an issue, such as a button that creates a missing account. */
  renderHelp?: (issue: PlacedIssue) => ReactNode;
};

/** The issues in the order of the text, each with its place, its sentence, its field and its fix. */
export default function IssueList({ problems, issues, onSelect, onFix, renderHelp }: Props): ReactNode {
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
      <li key={`${item.field} ${item.rule} ${item.code}`} className={styles.issue} data-severity={item.severity}>
        <p className={styles.where}>
          {item.field !== '' && (
            <a href={item.link}>
              <code translate="no">{item.field}</code>
            </a>
          )}
          <Place {...item} onSelect={onSelect} />
        </p>
        <Sentence issue={item} onFix={onFix} />
        {renderHelp?.(item)}
      </li>
    );
  return <IssueItems items={items} toItem={toItem} />;
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
  if (fix.kind === 'choose' || issue.choices) {
    const label = renderMenuLabel(issue);
    return (
      <ChoiceSentence
        key={message}
        sentence={message}
        label={label}
        // Without a list before it, the menu says which field it sets.
        placeholder={label}
        choices={issue.choices ?? []}
        preset={fix.kind === 'set' ? fix.value : undefined}
        onApply={({ value }) => onFix([{ kind: 'set', field: nameField(issue), value }])}
      />
    );
  }
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

function renderMenuLabel(issue: PlacedIssue): string {
  return translate(
    { id: 'check.choose', message: 'Value for {field}', description: 'Label of the menu that fixes an issue' },
    { field: nameField(issue) },
  );
}

/** The field that a menu sets. */
function nameField({ fix, field }: PlacedIssue): string {
  return fix.kind === 'choose' ? fix.field : field;
}
