import type { Code, RootContent } from 'mdast';
import { LANGUAGES, LANGUAGE_NAMES, type Language } from '../samples';
import { element } from './nodes';

/**
 * `<Programs>` around code blocks that do the same in several languages: tabs, of which the reader sees the language that is
 * chosen for the whole site.
 *
 * @throws on anything but code in the languages of the samples
 */
export function expandPrograms(children: RootContent[]): RootContent[] {
  const programs = children.map((child) => {
    const language =
      child.type === 'code' ? LANGUAGES.find((one) => LANGUAGE_NAMES[one].lang === child.lang) : undefined;
    if (!language) throw new Error(`each sample is a code block in ${LANGUAGES.join(', ')}`);
    return { language, block: child as Code };
  });
  const toTab = ({ language }: { language: Language }): [string, string] => [language, LANGUAGE_NAMES[language].title];
  return [
    element(
      'LanguageTabs',
      { languages: programs.map(toTab) },
      programs.map(({ language, block }) => element('LanguagePanel', { language }, [block])),
    ),
  ];
}
