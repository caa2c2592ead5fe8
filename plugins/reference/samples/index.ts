import type { Contract, Example } from '../../../contract';
import { renderCurl } from './curl';
import { renderGo } from './go';
import { renderNode } from './node';
import { renderPhp } from './php';
import { renderPython } from './python';
import { renderRuby } from './ruby';
import { toSampleCall, type SampleCall } from './sample-call';

export const LANGUAGES = ['curl', 'node', 'python', 'php', 'ruby', 'go'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A program that sends an example: what to call it, what to highlight it as, and its text. */
export type Sample = { language: Language; lang: string; title: string; program: string };

const RENDERERS: Record<Language, { lang: string; title: string; render: (call: SampleCall) => string }> = {
  curl: { lang: 'bash', title: 'curl', render: renderCurl },
  node: { lang: 'js', title: 'Node.js', render: renderNode },
  python: { lang: 'python', title: 'Python', render: renderPython },
  php: { lang: 'php', title: 'PHP', render: renderPhp },
  ruby: { lang: 'ruby', title: 'Ruby', render: renderRuby },
  go: { lang: 'go', title: 'Go', render: renderGo },
};

/**
 * The programs that send an example, one for each language. They take the address and the token from the environment
 * (`SHIPPING_API_URL`, `SHIPPING_API_TOKEN`), the body from request.json beside them, and compute dates themselves.
 */
export function renderSamples(contract: Contract, operation: string, example: Example): Sample[] {
  const call = toSampleCall(contract, operation, example);
  return LANGUAGES.map((language) => {
    const { lang, title, render } = RENDERERS[language];
    return { language, lang, title, program: render(call) };
  });
}
