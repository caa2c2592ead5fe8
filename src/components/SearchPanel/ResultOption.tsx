import clsx from 'clsx';
import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { findExcerpt, type Corpus, type Hit } from '../../../search';
import Marked from './Marked';
import { listHeadings } from './group-hits';
import { isPlainClick } from './is-plain-click';
import styles from './styles.module.css';

type Props = {
  id: string;
  corpus: Corpus;
  hit: Hit;
  isActive: boolean;
  href: string;
  onPoint: () => void;
  onFollow: () => void;
};

/** One result: a link with its title, where on the page it stands, and the text around the match. */
export default function ResultOption({ id, corpus, hit, isActive, href, onPoint, onFollow }: Props): ReactNode {
  const { title = '', text = '' } = corpus.sections[hit.section] ?? {};
  const headings = listHeadings(corpus, hit.section);
  const excerpt = findExcerpt(text, hit.shown);

  const handleClick = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onFollow();
  };
  const handleMove = ({ movementX, movementY, pointerType }: PointerEvent): void => {
    // A list that scrolls under a resting pointer or with a finger chooses nothing.
    if (!isActive && pointerType !== 'touch' && (movementX !== 0 || movementY !== 0)) onPoint();
  };
  return (
    <a
      id={id}
      role="option"
      href={href}
      tabIndex={-1}
      aria-selected={isActive}
      data-match={hit.tier}
      className={clsx(styles.option, isActive && styles.active)}
      onClick={handleClick}
      onPointerMove={handleMove}
    >
      <span className={styles.title}>
        <Marked {...findExcerpt(title, hit.shown)} isWhole />
      </span>
      {headings.length > 0 && <span className={styles.headings}>{headings.join(' › ')}</span>}
      <span className={styles.excerpt}>
        <Marked {...excerpt} />
      </span>
    </a>
  );
}
