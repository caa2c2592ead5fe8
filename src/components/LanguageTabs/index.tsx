import { translate } from '@docusaurus/Translate';
import { createContext, useContext, useId, type ReactNode } from 'react';
import { TabList, TabPanel } from '../Tabs';

const Tabs = createContext({ first: '', group: '' });

type Props = { languages: [language: string, title: string][]; children: ReactNode };

/** The same sample in several languages, one at a time: the reader chooses it for the whole site. */
export default function LanguageTabs({ languages, children }: Props): ReactNode {
  const group = useId();
  return (
    <>
      <TabList
        group={group}
        label={translate({
          id: 'tabs.language',
          message: 'Programming language',
          description: 'Name of the tabs of programs',
        })}
        tabs={languages.map(([name, title]) => ({ name, title, attributes: { 'data-language': name } }))}
      />
      <Tabs value={{ first: languages[0]?.[0] ?? '', group }}>{children}</Tabs>
    </>
  );
}

export function LanguagePanel({ language, children }: { language: string; children: ReactNode }): ReactNode {
  const { first, group } = useContext(Tabs);
  return (
    <TabPanel group={group} name={language} isShown={language === first}>
      {children}
    </TabPanel>
  );
}
