import type { ReactNode } from 'react';
import type { Excerpt } from '../../../search';

const DOTS = '…';

/** Text with its matches marked. What readers type is never more than text here. */
export default function Marked({ pieces, startsMidway, endsMidway }: Excerpt): ReactNode {
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
