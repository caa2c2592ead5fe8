import { useImperativeHandle, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import type { Corpus } from '../../../search';
import Announcer from './Announcer';
import NoResults from './NoResults';
import Recent from './Recent';
import ResultList from './ResultList';
import styles from './styles.module.css';
import Hint from './Hint';
import useFollow from './useFollow';
import useOptions, { toOptionId } from './useOptions';
import useRecent from './useRecent';
import useResults from './useResults';
import useSheetHeight from './useSheetHeight';

export type SearchPanelHandle = { handleKey: (event: KeyboardEvent) => void };

type Props = {
  corpus: Corpus;
  query: string;
  isComposing: boolean;
  /** Id of the list of results, which the text box names. */
  listId: string;
  /** How many results there are and which one is chosen. */
  onOption: (option: { count: number; activeId?: string }) => void;
  /** The reader goes to a result. */
  onFollow: () => void;
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
  onOption,
  onFollow,
  onPick,
  ref,
}: Props): ReactNode {
  const results = useResults(corpus, query, isComposing);
  const recent = useRecent();
  const { follow, toHref } = useFollow({
    corpus,
    onFollow() {
      recent.add(query);
      onFollow();
    },
  });
  const options = useOptions({ listId, results, onOption, onChoose: (hit, inNewTab) => follow(hit.section, inNewTab) });
  useSheetHeight();
  useImperativeHandle(ref, () => ({ handleKey: options.handleKey }));

  const { state, hits } = results;
  return (
    <div className={styles.panel}>
      {state === 'short' && query.trim() === '' && <Recent recent={recent} onPick={onPick} />}
      {state === 'short' && query.trim() !== '' && <Hint />}
      {state === 'none' && <NoResults query={results.query} />}
      <ResultList
        corpus={corpus}
        results={results}
        listId={listId}
        active={options.active}
        onPoint={options.point}
        toHref={toHref}
        onFollow={follow}
        optionId={(index) => toOptionId(listId, index)}
      />
      <Announcer state={state} count={hits.length} query={results.query} meant={results.meant} />
    </div>
  );
}
