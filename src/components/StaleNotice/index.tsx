import Translate from '@docusaurus/Translate';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import Admonition from '@theme/Admonition';
import type { ReactNode } from 'react';

/** Says that the English page is newer than its translation, and leads there. */
export default function StaleNotice(): ReactNode {
  const { createUrl } = useAlternatePageUtils();
  return (
    <Admonition type="warning">
      <p>
        <Translate
          id="stale.notice"
          description="Shown on a translated page whose English was changed since; {link} leads to the English page"
          values={{
            link: (
              <a href={createUrl({ locale: 'en', fullyQualified: false })} hrefLang="en">
                <Translate id="stale.notice.link" description="Link to the English page">
                  the English page
                </Translate>
              </a>
            ),
          }}
        >
          {'The English text of this page is newer than this translation. Read {link} to be sure.'}
        </Translate>
      </p>
    </Admonition>
  );
}
