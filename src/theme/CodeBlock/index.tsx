// Difference from the theme: no highlighter in the browser; code of pages is highlighted while they are compiled (plugins/highlight).
// From: @docusaurus/theme-classic 3.10.2.
import type { ReactNode } from 'react';
import Code from '../../components/Code';

type Props = { children?: string; language?: string; title?: ReactNode };

export default function CodeBlock({ children = '', language = 'text', title }: Props): ReactNode {
  return <Code language={language} text={children} marks="" {...(typeof title === 'string' ? { title } : {})} />;
}
