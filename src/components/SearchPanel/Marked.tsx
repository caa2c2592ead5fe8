import { Fragment, type ReactNode } from 'react';
import type { Excerpt } from '../../../search';

/** Text that can break after the dots and underscores of a path. */
function withBreaks(text: string): ReactNode {
  return text.split(/(?<=[._])(?=\w)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Text with its matches marked. What readers type is never more than text here. */
export default function Marked({
  pieces,
  startsMidway,
  endsMidway,
  isWhole = false,
}: Excerpt & { isWhole?: boolean }): ReactNode {
  return (
    <>
      {startsMidway && !isWhole && '…'}
      {pieces.map((piece, index) =>
        index % 2 === 0 ? (
          <Fragment key={index}>{withBreaks(piece)}</Fragment>
        ) : (
          <mark key={index}>{withBreaks(piece)}</mark>
        ),
      )}
      {endsMidway && !isWhole && '…'}
    </>
  );
}
