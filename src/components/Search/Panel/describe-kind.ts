import { translate } from '@docusaurus/Translate';
import type { Kind } from '../../../../search';

/** The name of the kind of a result. */
export function describeKind(kind: Kind): string {
  switch (kind) {
    case 'page':
      return translate({ id: 'search.kind.page', message: 'Page', description: 'Kind of a search result' });
    case 'operation':
      return translate({ id: 'search.kind.operation', message: 'Operation', description: 'Kind of a search result' });
    case 'heading':
      return translate({ id: 'search.kind.heading', message: 'Section', description: 'Kind of a search result' });
    case 'field':
      return translate({ id: 'search.kind.field', message: 'Field', description: 'Kind of a search result' });
    case 'rule':
      return translate({ id: 'search.kind.rule', message: 'Rule', description: 'Kind of a search result' });
    case 'example':
      return translate({ id: 'search.kind.example', message: 'Example', description: 'Kind of a search result' });
    case 'error':
      return translate({ id: 'search.kind.error', message: 'Error', description: 'Kind of a search result' });
  }
}
