/**
 * The modules of this repository, which of them each may import, and by which files. Other imports are errors.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const MODULES = {
  // Small functions that the browser runs as well: the dates of examples, Base64 as readers see it, sentences as one text, JSON.
  contract: {
    may: [],
    entries: ['contract/index.ts', 'contract/node.ts'],
    files: ['contract/join-sentences.ts', 'contract/json.ts', 'contract/shorten-base64.ts', 'contract/working-days.ts'],
  },
  // The characters of a printer, which the page masks alike, without the rules.
  rules: { may: ['contract'], entries: ['rules/index.ts'], files: ['rules/japanese-characters.ts'] },
  changelog: { may: ['contract', 'rules'], entries: ['changelog/index.ts'] },
  search: { may: [], entries: ['search/index.ts'] },
  'request-text': {
    may: [],
    entries: ['request-text/index.ts'],
    // Loads in a page only for a text with an error; and the limits, which a page names without the parser.
    files: ['request-text/read-errors.ts', 'request-text/limits.ts'],
  },
  // Files of other tools. A worker of the page and the command of the package read them; pages list all columns.
  csv: { may: ['contract', 'rules'], entries: ['csv/index.ts'], files: ['csv/sources/others.ts'] },
  sandbox: {
    may: ['contract', 'rules'],
    entries: ['', 'documents/fonts/', 'documents/pdf/', 'documents/svg/', 'node/', 'web/', 'web/accounts/'].map(
      (folder) => `sandbox/${folder}index.ts`,
    ),
  },
  // The console's data: glyphs for the PDFs of the browser.
  plugins: {
    may: ['changelog', 'contract', 'csv', 'rules', 'sandbox', 'search'],
    entries: ['plugins/console/package-data.ts', 'plugins/page-list/page-list.ts'],
    // The English strings, which their checker reads, what a component or the theme is given, and licenses.
    files: [
      'plugins/reference/carrier-choice.ts',
      'plugins/reference/field-facts.ts',
      'plugins/translation/strings.ts',
      'plugins/delivery/third-party.ts',
    ],
  },
  // What judges a text for the page, the package, the command and the MCP server.
  check: {
    may: ['contract', 'csv', 'request-text', 'rules'],
    entries: ['check/index.ts'],
    // The text of a file, which the page shows before it is checked.
    files: ['check/open/decode-text.ts'],
  },
  // Of the sandbox only types: what a call is. The page reads the bodies of calls alike.
  stories: { may: ['contract', 'rules', 'sandbox'], entries: ['stories/index.ts'], files: ['stories/json.ts'] },
  src: {
    may: ['check', 'contract', 'csv', 'plugins', 'request-text', 'rules', 'sandbox', 'search', 'stories'],
    entries: [],
  },
  // What integrators install. `npm run sandbox` and `npm run mcp` start its commands.
  package: {
    may: ['check', 'contract', 'csv', 'request-text', 'rules', 'sandbox', 'search', 'stories'],
    entries: ['package/command/index.ts'],
    // What tools/package writes for the client.
    files: ['package/client/to-client-data.ts'],
  },
  tools: { may: ['changelog', 'contract', 'package', 'plugins', 'rules', 'sandbox', 'search'], entries: [] },
};

const names = Object.keys(MODULES);
const imports = names.map((name) => ({
  name: `${name}-imports`,
  comment: `${name} may import ${MODULES[name].may.join(', ') || 'no other module'}.`,
  severity: 'error',
  from: { path: `^${name}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^(${names.filter((other) => other !== name && !MODULES[name].may.includes(other)).join('|')})/` },
}));
const entries = names.map((name) => ({
  name: `${name}-entry`,
  comment: `Other modules import ${name} by ${MODULES[name].entries.join(' or ') || 'no file'}.`,
  severity: 'error',
  from: { path: `^(${names.filter((other) => other !== name).join('|')})/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: `^${name}/`,
    pathNot: toPattern([...MODULES[name].entries, ...(MODULES[name].files ?? [])]) || '^$',
  },
}));
const ownEntries = names
  .filter((name) => MODULES[name].entries.length > 0)
  .map((name) => ({
    name: `${name}-own-entry`,
    comment: `Inside ${name} import the file itself.`,
    severity: 'error',
    from: { path: `^${name}/`, pathNot: MODULES[name].entries.concat('\\.test\\.tsx?$').join('|') },
    to: {
      path: toPattern(MODULES[name].entries),
      dependencyTypesNot: ['type-only'],
    },
  }));

function toPattern(files) {
  return files.map((file) => `^${file.replace('.', '\\.')}$`).join('|');
}

module.exports = {
  forbidden: [
    ...imports,
    ...entries,
    ...ownEntries,
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'workers-alone',
      comment:
        'The contract, the sandbox and what reads requests run in src/workers/, off the main thread; types are free.',
      severity: 'error',
      from: { path: '^src/(?!workers/)', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^(check|contract|csv|plugins|request-text|sandbox)/',
        pathNot:
          '^(check/open/decode-text|contract/(join-sentences|json|shorten-base64|working-days)|request-text/limits)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'hooks-stay-below',
      comment: 'src: theme and pages → components → hooks.',
      severity: 'error',
      from: { path: '^src/hooks/' },
      to: { path: '^src/(components|theme|pages|client)/' },
    },
    {
      name: 'components-stay-below',
      comment: 'src: theme and pages → components → hooks.',
      severity: 'error',
      from: { path: '^src/components/' },
      to: { path: '^src/(theme|pages)/' },
    },
    {
      name: 'behaviors-without-react',
      comment: 'src/behaviors: no React and no strings; islands load when a reader uses them.',
      severity: 'error',
      from: { path: '^src/behaviors/' },
      to: {
        path: ['^src/(components|hooks|theme|pages|client)/', '^node_modules/(react|react-dom|@docusaurus)/'],
        // Values that islands and behaviors share.
        pathNot: '^src/hooks/stored\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'declared-packages',
      comment: 'Add the package to package.json.',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$' },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
        pathNot: '^(@docusaurus|@theme|@theme-original|@generated|@site)',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(node_modules|build|\\.docusaurus)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json'] },
  },
};
