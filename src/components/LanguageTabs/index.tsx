import { translate } from '@docusaurus/Translate';
import { createContext, useContext, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import useChoice from '../../hooks/useChoice';
import styles from './styles.module.css';

const Shown = createContext({ language: '', group: '' });

type Props = { languages: [language: string, title: string][]; children: ReactNode };

/** The same program in several languages, one at a time. The choice holds on the whole site. */
export default function LanguageTabs({ languages, children }: Props): ReactNode {
  const names = languages.map(([language]) => language);
  const [chosen, choose] = useChoice('language', names);
  const group = useId();
  const list = useRef<HTMLDivElement>(null);

  const handleKeyDown = (event: KeyboardEvent): void => {
    const next = findNext(names, chosen, event.key);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelector<HTMLElement>(`[data-language="${next}"]`)?.focus();
  };

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={translate({
          id: 'tabs.language',
          message: 'Programming language',
          description: 'Name of the tabs of programs',
        })}
        className={styles.tabs}
      >
        {languages.map(([language, title]) => (
          <button
            key={language}
            type="button"
            role="tab"
            id={`${group}-${language}`}
            aria-controls={`${group}-${language}-panel`}
            aria-selected={language === chosen}
            tabIndex={language === chosen ? 0 : -1}
            data-language={language}
            className={styles.tab}
            onClick={() => choose(language)}
            onKeyDown={handleKeyDown}
          >
            {title}
          </button>
        ))}
      </div>
      <Shown value={{ language: chosen, group }}>{children}</Shown>
    </div>
  );
}

export function LanguagePanel({ language, children }: { language: string; children: ReactNode }): ReactNode {
  const { language: shown, group } = useContext(Shown);
  return (
    <div
      role="tabpanel"
      id={`${group}-${language}-panel`}
      aria-labelledby={`${group}-${language}`}
      hidden={shown !== language}
    >
      {children}
    </div>
  );
}

function findNext(names: string[], current: string, key: string): string | undefined {
  const at = names.indexOf(current);
  switch (key) {
    case 'ArrowRight':
      return names[(at + 1) % names.length];
    case 'ArrowLeft':
      return names.at(at - 1);
    case 'Home':
      return names[0];
    case 'End':
      return names.at(-1);
    default:
      return undefined;
  }
}
