/** What the scripts of a page read of docusaurus.config.ts. The rest is for the build and names paths of the machine. */
export const CONFIG_KEYS = [
  'title',
  'titleDelimiter',
  'tagline',
  'favicon',
  'noIndex',
  'url',
  'baseUrl',
  'trailingSlash',
  'baseUrlIssueBanner',
  'future.experimental_router',
  'themeConfig',
  'customFields',
];

/** Beginnings of the ids of texts that no page shows: what they belong to is switched off or replaced. */
export const UNUSED_TRANSLATIONS = [
  'theme.AnnouncementBar.',
  'theme.CodeBlock.',
  'theme.DocSidebarItem.',
  'theme.SearchModal.askAiScreen.',
  'theme.SearchModal.errorScreen.',
  'theme.SearchModal.noResultsScreen.',
  'theme.SearchModal.resultsScreen.',
  'theme.SearchPage.',
  'theme.admonition.caution',
  'theme.admonition.info',
  'theme.admonition.note',
  'theme.blog.',
  'theme.common.editThisPage',
  'theme.contentVisibility.',
  'theme.docs.DocCard.',
  'theme.docs.sidebar.collapseButton',
  'theme.docs.sidebar.expandButton',
  'theme.docs.tagDocListPageTitle',
  'theme.docs.versionBadge.',
  'theme.docs.versions.',
  'theme.lastUpdated.',
  'theme.navbar.mobileVersionsDropdown.',
  'theme.tags.',
];

/** Parts of the theme that show nothing, because no setting asks for them and no page has them. */
export const UNUSED_PARTS = [
  'Admonition/Type/Caution',
  'Admonition/Type/Info',
  'Admonition/Type/Note',
  'AnnouncementBar',
  'ContentVisibility',
  'DocRoot/Layout/Sidebar/ExpandButton',
  'DocSidebar/Desktop/CollapseButton',
  'DocSidebarItem/Html',
  'DocVersionBadge',
  'DocVersionBanner',
  'EditMetaRow',
  'Logo',
  'Mermaid',
  'TagsListInline',
];

/** Families of classes of Infima of which the pages use few or none … */
const UNUSED_CLASSES =
  /^(avatar|badge|button-group|card|hero|pills|tabs|(margin|padding)(-\w+)?-|text-|shadow-|col-|row-|pagination__|pagination-(sm|lg)|button--(active|link|sm|lg|block|success|info|warning|danger))/;

/** … and those that they use, the theme's crash and not-found screens included. */
const USED_CLASSES = new Set([
  'col--3',
  'col--6',
  'col--8',
  'col--offset-3',
  'hero__title',
  'margin-bottom--md',
  'margin-left--sm',
  'margin-right--md',
  'margin-top--md',
  'margin-top--sm',
  'margin-vert--lg',
  'margin-vert--md',
  'margin-vert--xl',
  'padding--none',
  'padding-bottom--lg',
  'padding-top--md',
  'shadow--lw',
  'text--truncate',
]);

export function isUnusedClass(name: string): boolean {
  return UNUSED_CLASSES.test(name) && !USED_CLASSES.has(name);
}
