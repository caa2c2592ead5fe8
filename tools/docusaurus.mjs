// Runs Docusaurus without its HTML minifier, which omits end tags that HTML makes optional: simple parsers of agents and
// crawlers then find no main content. Docusaurus reads the variable when it loads, which is before it reads its
// configuration. React renders no white space, so a compressed page is only 3% larger.
process.env.SKIP_HTML_MINIFICATION = 'true';
await import('@docusaurus/core/bin/docusaurus.mjs');
