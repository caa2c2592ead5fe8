import clsx from 'clsx';
import { memo, type ReactNode } from 'react';
import type { Corpus } from '../../../../search';
import { toOptionId } from '../option-id';
import Call from './Call';
import HitContent from './HitContent';
import type { Item } from './list-items';
import styles from './styles.module.css';

type Props = {
  index: number;
  corpus: Corpus;
  item: Item;
  isActive: boolean;
  isExpanded: boolean;
  href: string | undefined;
};

/**
 * One item of the list, a link where it leads to a page. The list hears its events, so that walking through the items draws
 * only the two that change.
 */
function ItemOption({ index, corpus, item, isActive, isExpanded, href }: Props): ReactNode {
  const isNested = item.type === 'copy' || (item.type === 'hit' && item.isNested);
  const option = {
    id: toOptionId(index),
    role: 'option',
    'aria-selected': isActive,
    'data-index': index,
    className: clsx(
      styles.option,
      isActive && styles.active,
      isNested && styles.nested,
      item.type === 'copy' && styles.copy,
    ),
  } as const;
  switch (item.type) {
    case 'recent':
      return (
        <div {...option} data-recent="">
          <span className={styles.offer}>{item.query}</span>
        </div>
      );
    case 'counter':
      return (
        <a {...option} href={href} tabIndex={-1}>
          <span className={styles.offer}>{item.title}</span>{' '}
          <span className={styles.soft}>{item.text.slice(0, 80)}</span>
        </a>
      );
    case 'link':
      return (
        <a {...option} href={href} tabIndex={-1}>
          <span className={styles.head}>
            <span className={styles.offer}>{item.title}</span>
            <Call call={item.call} />
          </span>
        </a>
      );
    case 'copy': {
      const { pageTitle = '', title = '' } = corpus.sections[item.section] ?? {};
      return (
        <a {...option} href={href} tabIndex={-1} data-match="copy">
          <span>{pageTitle}</span> <span className={styles.soft}>{`› ${title}`}</span>
        </a>
      );
    }
    case 'hit':
      return (
        <a {...option} href={href} tabIndex={-1} data-match={item.hit.inTitle ? 'title' : 'text'}>
          <HitContent corpus={corpus} hit={item.hit} isAnswer={item.isAnswer} isExpanded={isExpanded} />
        </a>
      );
  }
}

export default memo(ItemOption);
