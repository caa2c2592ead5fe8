// What differs: a search over the portal's own index instead of DocSearch; the package's translated words stay in use.
// From: @docusaurus/theme-search-algolia 3.10.2.
export { default } from '../../components/Search';
