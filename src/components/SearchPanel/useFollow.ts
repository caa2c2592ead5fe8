import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Corpus } from '../../../search';

type Params = { corpus: Corpus; onFollow: () => void; onLeave: () => void };
type Follow = { follow: (section: number, inNewTab: boolean) => void; toHref: (section: number) => string };

/** Leads to a section: the dialog closes first, then the portal goes there and the target gets the focus. */
export default function useFollow({ corpus, onFollow, onLeave }: Params): Follow {
  const history = useHistory();
  const { siteConfig } = useDocusaurusContext();
  const toHref = (section: number): string => {
    const { page = '', anchor = '' } = corpus.sections[section] ?? {};
    return `${siteConfig.baseUrl}${page}${anchor ? `#${encodeURIComponent(anchor)}` : ''}`;
  };
  return {
    toHref,
    follow(section, inNewTab) {
      onFollow();
      if (inNewTab) {
        window.open(toHref(section), '_blank', 'noopener');
        return;
      }
      onLeave();
      history.push(toHref(section), { focusTarget: true });
    },
  };
}
