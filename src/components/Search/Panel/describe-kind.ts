import { translate } from '@docusaurus/Translate';
import type { Kind } from '../../../../search';

/** The name of the kind of a result. */
export function describeKind(kind: Kind): string {
  const names: Record<Kind, string> = {
    page: translate({ id: 'search.kind.page', message: 'Page', description: 'Kind of a search result' }),
    operation: translate({ id: 'search.kind.operation', message: 'Operation', description: 'Kind of a search result' }),
    heading: translate({ id: 'search.kind.heading', message: 'Section', description: 'Kind of a search result' }),
    field: translate({ id: 'search.kind.field', message: 'Field', description: 'Kind of a search result' }),
    rule: translate({ id: 'search.kind.rule', message: 'Rule', description: 'Kind of a search result' }),
    example: translate({ id: 'search.kind.example', message: 'Example', description: 'Kind of a search result' }),
    error: translate({ id: 'search.kind.error', message: 'Error', description: 'Kind of a search result' }),
  };
  return names[kind];
}
