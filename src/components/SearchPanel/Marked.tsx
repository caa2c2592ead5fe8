import { Fragment, type ReactNode } from 'react';
import type { Excerpt } from '../../../search';

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
        index % 2 === 0 ? <Fragment key={index}>{piece}</Fragment> : <mark key={index}>{piece}</mark>,
      )}
      {endsMidway && !isWhole && '…'}
    </>
  );
}
