/** The plugins of the site, and the steps of the compilation of its pages. */
export { default as clientEntryPlugin } from './client-entry';
export { default as buildCachePlugin } from './build-cache';
export { default as consolePlugin } from './console';
export { default as deliveryPlugin } from './delivery';
export { withTranslations } from './delivery/sitemap';
export { SSR_TEMPLATE } from './delivery/ssr-template';
export { default as downloadsPlugin } from './downloads';
export { default as rehypeComponentImports } from './component-imports';
export { default as rehypeHighlight } from './highlight';
export { default as liveFilesPlugin } from './live-files';
export { default as markdownPlugin } from './markdown';
export { default as pageListPlugin } from './page-list';
export { default as referencePlugin } from './reference';
export { default as remarkReference } from './reference/remark';
export { default as searchIndexPlugin } from './search-index';
export { default as rehypeTableNames } from './table-names';
export { default as translationPlugin } from './translation';
export { default as remarkStaleNotice } from './translation/remark-stale-notice';
