import type { RootContent } from 'mdast';
import type { Example } from '../../../contract';
import { LANGUAGES, renderSamples } from '../samples';
import { code, element } from './nodes';
import { getOperation, type PageContext } from './page-context';

/** The column beside an operation: what to send and what comes back, for every example of it. */
export function toExampleNodes(id: string, context: PageContext): RootContent[] {
  const examples = context.contract.examples.filter((example) => example.operation === id);
  return [
    element('Examples', { options: examples.map(({ name, title, carrier }) => [name, title, carrier ?? '']) }, [
      element('ExampleRequest', {}, toRequestNodes(id, examples, context)),
      element(
        'ExampleResponse',
        {},
        examples.map(({ name, title, response }) =>
          element('ExamplePart', { of: name, title }, [code('json', toShownJson(response))]),
        ),
      ),
    ]),
  ];
}

/**
 * What is sent, in tabs: the body, then the program that sends it in each language. A body differs by example and a
 * program does not; where there is no body, the path differs and each example has programs of its own.
 */
export function toRequestNodes(id: string, examples: Example[], context: PageContext): RootContent[] {
  const { contract, label } = context;
  const hasBody = Boolean(getOperation(context, id).operation.requestBody);
  const wrap = (of: string, block: RootContent): RootContent => (examples.length > 1 ? toPart(of, block) : block);
  const bodies = examples.map(({ name, request }) =>
    wrap(name, code('json', toShownJson(request), `title="${label('requestFile')}"`)),
  );
  const programs = (hasBody ? examples.slice(0, 1) : examples).flatMap((example) =>
    renderSamples(contract, id, example).map((sample) => ({ ...sample, of: example.name })),
  );
  const tabs = [
    ...(hasBody ? [{ tab: BODY_TAB, title: label('requestFile'), blocks: bodies }] : []),
    ...LANGUAGES.map((language) => {
      const own = programs.filter((program) => program.language === language);
      const blocks = own.map(({ of, lang, title, program }) => {
        const block = code(lang, program, `title="${title}"`);
        return hasBody ? block : wrap(of, block);
      });
      return { tab: language, title: own[0]?.title ?? language, blocks };
    }),
  ];
  return [
    element(
      'LanguageTabs',
      { languages: tabs.map(({ tab, title }) => [tab, title]) },
      tabs.map(({ tab, blocks }) => element('LanguagePanel', { language: tab }, blocks)),
    ),
  ];
}

const BODY_TAB = 'json';

function toPart(of: string, block: RootContent): RootContent {
  return element('ExamplePart', { of }, [block]);
}

/** Longest text of a shown example; Base64 beyond it is cut and its size told. */
const LONGEST = 120;

/** An example as the page shows it: indented JSON, with Base64 shortened to its beginning and its size in bytes. */
export function toShownJson(value: unknown): string {
  return JSON.stringify(
    value,
    (_, entry: unknown) =>
      typeof entry === 'string' && entry.length > LONGEST && /^[A-Za-z0-9+/]+=*$/.test(entry)
        ? `${entry.slice(0, 24)}… (${Math.floor((entry.length * 3) / 4)} bytes)`
        : entry,
    2,
  );
}
