import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { findExcerpt, type Corpus, type Excerpt, type Hit } from '../../../search';
import Call from './Call';
import Marked from './Marked';
import { describeKind } from './describe-kind';
import { listHeadings } from './list-headings';
import styles from './styles.module.css';

type Props = { corpus: Corpus; hit: Hit; isAnswer: boolean; isExpanded: boolean };

/** A result: its kind, title and place on the page, and the text around the match (of a question: the section's start). */
export default function HitContent({ corpus, hit, isAnswer, isExpanded }: Props): ReactNode {
  const section = corpus.sections[hit.section];
  if (!section) return null;
  const { text } = section;
  const title = findExcerpt(section.title, hit.shown, true);
  const otherTitle = findExcerpt(section.otherTitle, hit.shown, true);
  const headings = listHeadings(corpus, hit.section);
  return (
    <>
      <span className={styles.head}>
        <span className={styles.title}>
          <Marked {...title} />
          {!hasMatch(title) && hasMatch(otherTitle) && (
            <span className={styles.other}>
              <Marked {...otherTitle} />
            </span>
          )}
        </span>
        {section.call ? (
          <Call call={section.call} />
        ) : (
          <span className={styles.kind}>{describeKind(section.kind)}</span>
        )}
      </span>
      {(headings.length > 0 || hit.copies.length > 0) && (
        <span className={styles.headings}>
          <span>{headings.join(' › ')}</span>
          {hit.copies.length > 0 && <Copies count={hit.copies.length} isExpanded={isExpanded} />}
        </span>
      )}
      <span className={clsx(styles.excerpt, isAnswer && styles.answer)}>
        <Marked {...findExcerpt(isAnswer ? takeParagraph(text) : text, hit.shown, isAnswer)} />
      </span>
    </>
  );
}

function Copies({ count, isExpanded }: { count: number; isExpanded: boolean }): ReactNode {
  return (
    <span
      className={styles.copies}
      data-expand=""
      title={translate({
        id: 'search.copies.key',
        message: 'Show them with the right arrow key',
        description: 'Hint at a result that stands on several pages',
      })}
    >
      <Translate
        id="search.copies"
        description="Of a result that stands on several pages: how many others there are"
        values={{ count }}
      >
        {'{count} more'}
      </Translate>
      <span aria-hidden="true">{isExpanded ? ' ▾' : ' ▸'}</span>
    </span>
  );
}

/** The first paragraph that is a sentence. */
function takeParagraph(text: string): string {
  const paragraphs = text.split('\n');
  return paragraphs.find((paragraph) => /[。.]/.test(paragraph)) ?? paragraphs[0] ?? '';
}

function hasMatch({ pieces }: Excerpt): boolean {
  return pieces.length > 1;
}
