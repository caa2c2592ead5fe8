import type { ReactNode } from 'react';
import type { Excerpt } from '../../../search';

/** Text with its matches marked. What readers type is never more than text here. */
export default function Marked({
  pieces,
  startsMidway,
  endsMidway,
  isWhole = false,
}: Excerpt & { isWhole?: boolean }): ReactNode {
  const last = pieces.length - 1;
  const toText = (piece: string, index: number): string =>
    `${startsMidway && !isWhole && index === 0 ? '…' : ''}${piece}${endsMidway && !isWhole && index === last ? '…' : ''}`;
  return pieces.map((piece, index) => {
    const Piece = index % 2 === 0 ? 'span' : 'mark';
    return <Piece key={index}>{toText(piece, index)}</Piece>;
  });
}
