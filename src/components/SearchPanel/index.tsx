import { useImperativeHandle, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import type { Corpus } from '../../../search';
import Hint from './Hint';
import NoResults from './NoResults';
import Recent from './Recent';
import ResultList from './ResultList';
import styles from './styles.module.css';
import useDrawn from './useDrawn';
import useFollow from './useFollow';
import useOptions, { toOptionId, type Found } from './useOptions';
import useRecent from './useRecent';
import useResults from './useResults';

export type SearchPanelHandle = { handleKey: (event: KeyboardEvent) => void };

type Props = {
  corpus: Corpus;
  query: string;
  isComposing: boolean;
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
export default function SearchPanel({
  corpus,
  query,
  isComposing,
  listId,
  onFound,
  onLeave,
  onPick,
  ref,
}: Props): ReactNode {
  const results = useResults(corpus, query, isComposing);
  const recent = useRecent();
  const { follow, toHref } = useFollow({ corpus, onFollow: () => recent.add(query), onLeave });
  const options = useOptions({ listId, results, onFound, onChoose: (hit, inNewTab) => follow(hit.section, inNewTab) });
  const { count, scroller, handleScroll } = useDrawn(results.hits, options.active);
  useImperativeHandle(ref, () => ({ handleKey: options.handleKey }));

  const { state } = results;
  return (
    <div ref={scroller} className={styles.panel} onScroll={handleScroll}>
      {state === 'short' && query.trim() === '' && <Recent recent={recent} onPick={onPick} />}
      {state === 'short' && query.trim() !== '' && <Hint />}
      {state === 'none' && <NoResults query={results.query} onLeave={onLeave} />}
      <ResultList
        corpus={corpus}
        hits={results.hits.slice(0, count)}
        meant={results.meant}
        listId={listId}
        active={options.active}
        onPoint={options.point}
        toHref={toHref}
        onFollow={(section) => follow(section, false)}
        optionId={(index) => toOptionId(listId, index)}
      />
    </div>
  );
}
