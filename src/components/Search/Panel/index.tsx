import Translate from '@docusaurus/Translate';
import {
  memo,
  useEffect,
  useImperativeHandle,
  useMemo,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { limitQuery, type Corpus } from '../../../../search';
import { toOptionId } from '../option-id';
import { Keys, ShortHint } from './Hint';
import ItemList from './ItemList';
import NoResults from './NoResults';
import { describeLimit, describePart, describeResults } from './describe-results';
import { findResults, isQuestion, type Results, type Typed } from './find-results';
import { listCounter, listResults, listStart, number, takeItems, type Group, type Item } from './list-items';
import styles from './styles.module.css';
import useChoice, { toStep } from './useChoice';
import useIncrementalList from './useIncrementalList';
import useFollow from './useFollow';
import useRecent from './useRecent';

export type SearchPanelHandle = { handleKey: (event: KeyboardEvent<HTMLInputElement>) => void };

/** How many items there are, which one is chosen, and what is announced to screen readers. */
export type Found = { count: number; activeId?: string; words: string };

type Props = {
  /** Where the pages of the language begin. */
  baseUrl: string;
  /** The page that the reader is on, whose sections come first among equal ones. */
  page: string;
  corpus: Corpus;
  typed: Typed;
  onFound: (found: Found) => void;
  /** The reader goes to a result or another page. */
  onLeave: () => void;
  /** The reader picks an earlier query. */
  onPick: (query: string) => void;
  ref: Ref<SearchPanelHandle>;
};

/** The results for the typed text, or suggestions before it, and the keys that walk through them. */
function SearchPanel({ baseUrl, page, corpus, typed, onFound, onLeave, onPick, ref }: Props): ReactNode {
  const recent = useRecent(baseUrl);
  const [expanded, setExpanded] = useState<number>();
  const results = useMemo(() => findResults(corpus, typed, page), [corpus, typed, page]);
  const list = ({ state, query, hits }: Results): Group[] =>
    state === 'start'
      ? listStart(corpus, recent.queries)
      : number([...listCounter(query), ...listResults(corpus, { hits, expanded, isQuestion: isQuestion(query) })]);
  const groups = list(results);
  const total = countItems(groups);

  const { query, state, meant, without } = results;
  const { active, point, walk } = useChoice(query);
  const { count, scroller, handleScroll } = useIncrementalList(query, active);
  const { follow, toHref } = useFollow({ baseUrl, corpus, onFollow: recent.add, onLeave, onPick });
  const activeId = active === undefined ? undefined : toOptionId(active);
  const words = describeResults(results);
  useEffect(() => {
    onFound({ count: total, words, ...(activeId ? { activeId } : {}) });
  }, [activeId, total, words, onFound]);

  const expand = (item: Item): void => {
    if (item.type === 'hit' && item.hit.copies.length > 0)
      setExpanded((section) => (section === item.section ? undefined : item.section));
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { value, selectionEnd } = event.currentTarget;
    // A key that is pressed before the results are rendered applies to the results of the current query.
    const isDrawn = value === query;
    const items = (isDrawn ? groups : list(findResults(corpus, { query: value, isComposing: false }, page))).flatMap(
      (group) => group.items,
    );
    const step = toStep(event);
    const chosen = items[(isDrawn ? active : undefined) ?? 0];
    const isAtEnd = selectionEnd === value.length;
    if (step !== undefined && items.length > 0) walk(step, { query: value, count: items.length });
    else if (event.key === 'ArrowRight' && isAtEnd && active !== undefined && chosen) expand(chosen);
    else if (event.key === 'Enter' && chosen && (active !== undefined || value.trim() !== ''))
      follow({ item: chosen, query: value, inNewTab: event.ctrlKey || event.metaKey });
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  };
  useImperativeHandle(ref, () => ({ handleKey }));

  return (
    <>
      <div ref={scroller} className={styles.panel} onScroll={handleScroll}>
        {state === 'short' && <ShortHint />}
        {limitQuery(query) !== query && <p className={styles.note}>{describeLimit()}</p>}
        {state === 'none' && <NoResults baseUrl={baseUrl} query={limitQuery(query)} onLeave={onLeave} />}
        {meant !== undefined && (
          <p className={styles.meant}>
            <Translate
              id="search.meant"
              description="Above the results of a repaired query"
              values={{ meant: <b>{meant}</b> }}
            >
              {'Results for “{meant}”'}
            </Translate>
          </p>
        )}
        {without && <p className={styles.meant}>{describePart(without)}</p>}
        <ItemList
          corpus={corpus}
          groups={takeItems(groups, count)}
          active={active}
          expanded={expanded}
          toHref={toHref}
          onPoint={point}
          onFollow={(item) => follow({ item, query })}
          onExpand={expand}
        />
        {state === 'start' && (
          <div className={styles.foot}>
            <ShortHint />
            {recent.queries.length > 0 && (
              <button type="button" className={styles.forget} onClick={recent.clear}>
                <Translate id="search.forget" description="Button that removes earlier queries">
                  Clear recent searches
                </Translate>
              </button>
            )}
          </div>
        )}
      </div>
      {total > 0 && <Keys />}
    </>
  );
}

function countItems(groups: Group[]): number {
  const last = groups.at(-1);
  return last ? last.first + last.items.length : 0;
}

export default memo(SearchPanel);
