import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Corpus, Hit } from '../../../search';

type Params = {
  corpus: Corpus;
  /** A query led somewhere. */
  onFollow: (query: string) => void;
  onLeave: () => void;
};

type Follow = {
  toHref: (hit: Hit) => string;
  follow: (to: { hit: Hit; query: string; inNewTab?: boolean }) => void;
};

/** Leads to a section: the dialog closes first, then the portal goes there and the target gets the focus. */
export default function useFollow({ corpus, onFollow, onLeave }: Params): Follow {
  const history = useHistory();
  const { siteConfig } = useDocusaurusContext();
  const toHref = ({ section }: Hit): string => {
    const { page = '', anchor = '' } = corpus.sections[section] ?? {};
    return `${siteConfig.baseUrl}${page}${anchor ? `#${encodeURIComponent(anchor)}` : ''}`;
  };
  return {
    toHref,
    follow({ hit, query, inNewTab = false }) {
      onFollow(query);
      if (inNewTab) {
        window.open(toHref(hit), '_blank', 'noopener');
        return;
      }
      onLeave();
      history.push(toHref(hit), { focusTarget: true });
    },
  };
}
