import type { Contract, Example } from '../../../contract';
import { renderCurl } from './curl';
import { renderGo } from './go';
import { renderNode } from './node';
import { renderPhp } from './php';
import { renderPython } from './python';
import { renderRuby } from './ruby';
import { toSampleCall, type SampleCall, type SampleOptions } from './sample-call';

export const LANGUAGES = ['curl', 'node', 'python', 'php', 'ruby', 'go'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Code that sends an example: its name, the language for highlighting, the code, and the body within it. */
export type Sample = { language: Language; lang: string; title: string; program: string; body?: string | undefined };

/** The highlighter of a language and the name of its tab. */
export const LANGUAGE_NAMES: Record<Language, { lang: string; title: string }> = {
  curl: { lang: 'bash', title: 'curl' },
  node: { lang: 'js', title: 'Node.js' },
  python: { lang: 'python', title: 'Python' },
  php: { lang: 'php', title: 'PHP' },
  ruby: { lang: 'ruby', title: 'Ruby' },
  go: { lang: 'go', title: 'Go' },
};

const RENDERERS: Record<Language, (call: SampleCall) => string> = {
  curl: renderCurl,
  node: renderNode,
  python: renderPython,
  php: renderPhp,
  ruby: renderRuby,
  go: renderGo,
};

/**
 * Renders the samples that send an example, one for each language. They read the token from the environment
 * (`SHIPPING_API_TOKEN`), and the URL as well (`SHIPPING_API_URL`) unless `server` is set. They contain the body, and write
 * the next weekday into it.
 */
export function renderSamples(
  contract: Contract,
  operation: string,
  example: Example,
  options: SampleOptions = { locale: 'en' },
): Sample[] {
  const call = toSampleCall(contract, operation, example, options);
  return LANGUAGES.map((language) => ({
    language,
    ...LANGUAGE_NAMES[language],
    program: RENDERERS[language](call),
    body: call.body,
  }));
}
