// What differs: an address that the host does not know stays the not-found page once scripts run.
// From: @docusaurus/theme-classic 3.10.2.
import DocRoot from '@theme-original/DocRoot';
import NotFoundContent from '@theme/NotFound/Content';
import type { ComponentProps, ReactNode } from 'react';
import useServedAsNotFound from '../../hooks/useServedAsNotFound';

export default function DocRootWrapper(props: ComponentProps<typeof DocRoot>): ReactNode {
  return useServedAsNotFound() ? <NotFoundContent /> : <DocRoot {...props} />;
}
