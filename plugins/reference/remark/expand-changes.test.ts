import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { loadContract } from '../../../contract/node';
import type { Changelog } from '../../../changelog';
import { toPageData } from '../messages';
import { expandChanges } from './expand-changes';
import { toPageContext } from './page-context';

const NOTE = { en: 'Send at least 6 digits.', ja: '6桁以上で指定してください。' };

function toChange(path: string, operations: string[]) {
  const id = `${operations.join('+')} request ${path} pattern`;
  return { id, operations, kind: 'request', path, change: 'pattern', breaking: true, note: NOTE } as const;
}

const changelog: Changelog = {
  declared: {},
  next: '1.2.0',
  pending: [],
  releases: [
    {
      version: '1.1.0',
      date: '2026-11-28',
      changes: [toChange('to_address.phone', ['shipment-create']), toChange('phone', ['address-register'])],
    },
    {
      version: '1.0.0',
      date: '2026-11-22',
      summary: { en: 'The first release.', ja: '最初のリリース。' },
      changes: [],
    },
  ],
};

const render = (locale: 'en' | 'ja'): { headings: string[]; links: string[]; text: string } => {
  const nodes = expandChanges(toPageContext({ ...toPageData(loadContract('contract')), changelog }, locale));
  const tree = { type: 'root' as const, children: nodes };
  const found = { headings: [] as string[], links: [] as string[], text: '' };
  visit(tree, (node) => {
    if (node.type === 'heading') found.headings.push(JSON.stringify(node.children));
    if (node.type === 'link') found.links.push(node.url);
    if (node.type === 'text') found.text += `${node.value}|`;
  });
  return found;
};

describe('the changes on the page', () => {
  it.each(['en', 'ja'] as const)(
    'begin with version and date, and say once what several changes ask for, in %s',
    (locale) => {
      const { headings, links, text } = render(locale);
      expect(headings[0]).toContain('1.1.0 (2026-11-28)');
      expect(headings[0]).toContain('#release-1-1-0');
      expect(headings[1]).toContain('1.0.0 (2026-11-22)');
      expect(text.split(NOTE[locale])).toHaveLength(2);
      expect(links).toEqual(['/shipment-create', '/address-register']);
    },
  );
});
