import { toAddress, type Corpus } from '../../../../search';
import { visit } from '../../../behaviors/navigation/navigation';
import type { Item } from './list-items';

type Params = {
  baseUrl: string;
  corpus: Corpus;
  /** A query led somewhere. */
  onFollow: (query: string) => void;
  onLeave: () => void;
  /** An earlier query is searched again. */
  onPick: (query: string) => void;
};

type Follow = {
  toHref: (item: Item) => string | undefined;
  follow: (to: { item: Item; query: string; inNewTab?: boolean }) => void;
};

/** Leads to what was chosen: the dialog closes first, then the portal goes there and the target gets the focus. */
export default function useFollow({ baseUrl, corpus, onFollow, onLeave, onPick }: Params): Follow {
  const toHref = (item: Item): string | undefined => {
    if (item.type === 'recent') return undefined;
    if (item.type === 'counter') return `${baseUrl}err#check`;
    if (item.type === 'link') return `${baseUrl}${item.path}`;
    const { page = '', anchor = '' } = corpus.sections[item.section] ?? {};
    return `${baseUrl}${toAddress({ page, anchor: encodeURIComponent(anchor) })}`;
  };
  return {
    toHref,
    follow({ item, query, inNewTab = false }) {
      const href = toHref(item);
      if (item.type === 'recent') onPick(item.query);
      if (href === undefined) return;
      // What a reader checks can contain the data of people: it isn't among the earlier queries.
      if (item.type === 'counter') {
        onLeave();
        document.dispatchEvent(new CustomEvent('hold', { detail: item.text }));
        if (!document.querySelector('[data-island=counter]')) visit(href, { focusTarget: true });
        return;
      }
      onFollow(query);
      if (inNewTab) {
        window.open(href, '_blank', 'noopener');
        return;
      }
      onLeave();
      visit(href, { focusTarget: true });
    },
  };
}
