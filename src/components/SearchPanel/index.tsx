import { memo, useImperativeHandle, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { search, type Corpus } from '../../../search';
import Hint from './Hint';
import NoResults from './NoResults';
import Recent from './Recent';
import ResultList from './ResultList';
import styles from './styles.module.css';
import { toStep } from './to-step';
import useDrawn from './useDrawn';
import useFollow from './useFollow';
import useOptions, { type Found } from './useOptions';
import useRecent from './useRecent';
import useResults, { type Typed } from './useResults';

export type SearchPanelHandle = { handleKey: (event: KeyboardEvent<HTMLInputElement>) => void };

type Props = {
  corpus: Corpus;
  typed: Typed;
  /** Id of the list of results, which the text box names. */
  listId: string;
  onFound: (found: Found) => void;
  /** The reader goes to a result or another page. */
  onLeave: () => void;
  /** The reader picks an earlier query. */
  onPick: (query: string) => void;
  ref: Ref<SearchPanelHandle>;
};

/** Results for what is typed, and the keys that walk through them. */
function SearchPanel({ corpus, typed, listId, onFound, onLeave, onPick, ref }: Props): ReactNode {
  const results = useResults(corpus, typed);
  const recent = useRecent();
  const { follow, toHref } = useFollow({ corpus, onFollow: recent.add, onLeave });
  const { active, point, walk } = useOptions({ listId, results, onFound });
  const { count, scroller, handleScroll } = useDrawn(results.hits, active);

  const openChosen = ({ currentTarget, ctrlKey, metaKey }: KeyboardEvent<HTMLInputElement>): void => {
    const query = currentTarget.value;
    // A quick reader presses Enter before the results are drawn.
    const hit = results.query === query ? results.hits[active ?? 0] : search(corpus, query).hits[0];
    if (hit) follow({ hit, query, inNewTab: ctrlKey || metaKey });
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    const step = toStep(event);
    if (event.key === 'Enter') openChosen(event);
    else if (step !== undefined && results.hits.length > 0) walk(step);
    else return;
    event.preventDefault();
  };
  useImperativeHandle(ref, () => ({ handleKey }));

  const { state, query, hits, meant } = results;
  return (
    <div ref={scroller} className={styles.panel} onScroll={handleScroll}>
      {state === 'short' && query.trim() === '' && <Recent recent={recent} onPick={onPick} />}
      {state === 'short' && query.trim() !== '' && <Hint />}
      {state === 'none' && <NoResults query={query} onLeave={onLeave} />}
      <ResultList
        corpus={corpus}
        hits={hits.slice(0, count)}
        meant={meant}
        listId={listId}
        active={active}
        toHref={toHref}
        onPoint={point}
        onFollow={(hit) => follow({ hit, query })}
      />
    </div>
  );
}

export default memo(SearchPanel);
