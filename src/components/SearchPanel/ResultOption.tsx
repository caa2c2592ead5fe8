import clsx from 'clsx';
import { memo, type ReactNode } from 'react';
import { findExcerpt, type Corpus, type Hit } from '../../../search';
import Marked from './Marked';
import { listHeadings } from './group-hits';
import styles from './styles.module.css';

type Props = { id: string; index: number; corpus: Corpus; hit: Hit; isActive: boolean; href: string };

/**
 * One result: a link with its title, where on the page it stands, and the text around the match. The list hears its
 * events, so that walking through the results draws only the two that change.
 */
function ResultOption({ id, index, corpus, hit, isActive, href }: Props): ReactNode {
  const { title = '', text = '' } = corpus.sections[hit.section] ?? {};
  const headings = listHeadings(corpus, hit.section);
  return (
    <a
      id={id}
      role="option"
      href={href}
      tabIndex={-1}
      aria-selected={isActive}
      data-index={index}
      data-match={hit.tier}
      className={clsx(styles.option, isActive && styles.active)}
    >
      <span className={styles.title}>
        <Marked {...findExcerpt(title, hit.shown)} isWhole />
      </span>
      {headings.length > 0 && <span className={styles.headings}>{headings.join(' › ')}</span>}
      <span className={styles.excerpt}>
        <Marked {...findExcerpt(text, hit.shown)} />
      </span>
    </a>
  );
}

export default memo(ResultOption);
