import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { joinSentences } from '../../../../contract/join-sentences';
import { FIELD_LEVEL, findExcerpt, type Corpus, type Excerpt, type Hit } from '../../../../search';
import Call from './Call';
import { describeKind } from './describe-kind';
import styles from './styles.module.css';

const DOTS = '…';

type Props = { corpus: Corpus; hit: Hit; isAnswer: boolean; isExpanded: boolean };

/** A result: its kind, title and place on the page, and the text around the match (of a question: the section's start). */
export default function HitContent({ corpus, hit, isAnswer, isExpanded }: Props): ReactNode {
  const section = corpus.sections[hit.section];
  if (!section) return null;
  const { text } = section;
  const title = findExcerpt(section.title, hit.shown, true);
  const otherTitle = findExcerpt(section.otherTitle, hit.shown, true);
  // The heading of all rules says what the kind says.
  const headings = section.kind === 'rule' ? [] : listHeadings(corpus, hit.section);
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
          {headings.length > 0 && <span>{headings.join(' › ')}</span>}
          {hit.copies.length > 0 && <Copies count={hit.copies.length} isExpanded={isExpanded} />}
        </span>
      )}
      <span className={clsx(styles.excerpt, isAnswer && styles.answer)}>
        <Marked
          {...findExcerpt(isAnswer ? takeParagraph(text) : joinSentences(text.split('\n')), hit.shown, isAnswer)}
        />
      </span>
    </>
  );
}

/** Text with its matches marked. What readers type is never more than text here. */
function Marked({ pieces, startsMidway, endsMidway }: Excerpt): ReactNode {
  // Each string has a separate element: a browser that translates the page moves it.
  const renderDots = (isMidway: boolean): ReactNode => isMidway && <span>{DOTS}</span>;
  return (
    <>
      {renderDots(startsMidway)}
      {pieces.map((piece, index) => (index % 2 ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>))}
      {renderDots(endsMidway)}
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

/** Titles of the headings above a section on its page, from the top: 'Request body' of a field. */
function listHeadings({ sections }: Corpus, at: number): string[] {
  const headings: string[] = [];
  const own = sections[at];
  let level = own?.level ?? 1;
  for (let index = at - 1; index >= 0 && level > 2; index -= 1) {
    const section = sections[index];
    if (!section || section.page !== own?.page || section.level < 2) break;
    if (section.level < level && section.level < FIELD_LEVEL && section.kind !== 'example') {
      headings.unshift(section.title);
      level = section.level;
    }
  }
  return headings;
}
