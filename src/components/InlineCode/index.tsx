import { Fragment, type ReactNode } from 'react';

/** A sentence of the contract, in which code is between backticks: 'As `Retry-After` says'. */
export default function InlineCode({ text }: { text: string }): ReactNode {
  return text
    .split('`')
    .map((part, index) => (
      <Fragment key={index}>{index % 2 === 1 ? <code translate="no">{part}</code> : part}</Fragment>
    ));
}
