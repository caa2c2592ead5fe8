import type { Contract } from '../../contract';
import type { Label } from '../reference/labels';

const FACTS = ['llmsUrls', 'llmsToken', 'llmsOpenapi', 'llmsFull', 'llmsSkill', 'llmsOther'] as const satisfies Label[];

/**
 * Facts that tools need to know about the portal first, with links to the files that they can load, as items of a Markdown list.
 * `root` is the base URL of the language: '/en/'
 */
export function listFacts({ operator }: Contract, root: string, label: (name: Label) => string): string[] {
  // Japanese has no separate folder: /en/ → /
  const base = root.replace(/(?<=\/)[a-z]{2}\/$/, '');
  const values: Record<string, string> = {
    production: operator.api_url,
    sandbox: operator.sandbox_url,
    root,
    other: root === base ? `${base}en/` : base,
  };
  return FACTS.map((name) => label(name).replace(/\{(\w+)\}/g, (_, value: string) => values[value] ?? ''));
}
