/** A command of the test run. `counts` names the file in which it leaves its results; without one it counts as one test. */
export type Step = {
  name: string;
  command: string[];
  counts?: { file: string; kind: 'vitest' | 'playwright' };
  needsBuild?: boolean;
  /** Uses only one processor, so another such step runs at the same time. */
  single?: boolean;
};

/**
 * How much is run: what needs no build, what every change needs, or everything: also the states of components in axe, what
 * needs other languages, engines and packages, and copies of the site.
 */
export type Scope = 'quick' | 'all' | 'full';

const RESULTS = 'test-results';
/** The cache of the checks for unchanged files. A fresh checkout has none and checks everything. */
const CACHE = '.cache/check';
/** The modules with a separate tsconfig.json, which excludes what their runtime lacks, and the whole project. */
const TYPED = ['.', 'check', 'contract', 'csv', 'request-text', 'rules', 'sandbox', 'search', 'stories'];

export function listSteps(scope: Scope): Step[] {
  if (scope === 'quick') return listQuickSteps();
  const steps = [INSTALL_SQLD, BUILD, ...listQuickSteps(), ...listBuiltSteps(), ...listBrowserSteps(scope)];
  return scope === 'full' ? [INSTALL_TOOLS, ...steps, LONG] : steps;
}

/** Before the unit tests: those of the libSQL store are skipped without a server. */
const INSTALL_SQLD: Step = { name: 'a libSQL server', command: ['tsx', 'tests/sqld/install.ts'], single: true };
/** Generators and viewers of other makers, which read the contract that the build publishes, and runtimes and test runners. */
const INSTALL_TOOLS: Step = {
  name: 'tools of other makers',
  command: ['tsx', 'tests/install-tools.ts'],
  single: true,
};
/** Runs next to the checks, of which none reads it: most of the time, it uses one processor. */
const BUILD: Step = { name: 'build', command: ['tsx', 'tools/build-cold.ts'], single: true };
/** In one run: the long files of one project keep a processor busy while the other reads the short ones of the others. */
const LONG: Step = {
  ...toVitestStep('samples', 'hostile', 'package', 'engines', 'clients', 'authoring'),
  needsBuild: true,
};

function listQuickSteps(): Step[] {
  return [...listChecks().map((step) => ({ ...step, single: true })), toVitestStep('unit')];
}

/** Checks that only read files, the longest first. */
function listChecks(): Step[] {
  return [
    { name: 'lint', command: ['eslint', '.', '--max-warnings=0', ...withCache('lint.json')] },
    ...TYPED.map(toTypeStep),
    { name: 'styles', command: ['stylelint', 'src/**/*.css', 'static/**/*.css'] },
    { name: 'format', command: ['prettier', '--check', '--log-level=warn', '.', ...withCache('format.json')] },
    { name: 'dead exports', command: ['knip', '--no-progress'] },
    {
      name: 'imports between modules',
      command: [
        'depcruise',
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type=err',
        'changelog',
        'check',
        'contract',
        'csv',
        'package',
        'plugins',
        'request-text',
        'rules',
        'sandbox',
        'search',
        'src',
        'stories',
        'tools',
      ],
    },
    { name: 'generated files', command: ['tsx', 'tools/generate.ts', '--check'] },
    { name: 'recorded responses', command: ['tsx', 'tools/record/index.ts', '--check'] },
    { name: 'regular expressions', command: ['tsx', 'tools/lint-regexes/index.ts'] },
    { name: 'English text', command: ['tsx', 'tools/lint-english/index.ts'] },
    { name: 'Japanese text', command: ['tsx', 'tools/lint-japanese/index.ts'] },
    {
      name: 'English spelling',
      command: ['cspell', '--no-progress', '--no-summary', '--quiet', ...withCache('spelling.json')],
    },
    { name: 'translations', command: ['docusaurus', 'i18n:check'] },
  ];
}

function withCache(file: string): string[] {
  return ['--cache', `--cache-location=${CACHE}/${file}`, '--cache-strategy=content'];
}

function toTypeStep(project: string): Step {
  const file = `${CACHE}/types-${project === '.' ? 'all' : project}.json`;
  return {
    name: project === '.' ? 'types' : `types of ${project}`,
    command: ['tsc', '--noEmit', '-p', project, '--incremental', '--tsBuildInfoFile', file],
  };
}

function listBuiltSteps(): Step[] {
  return [
    {
      name: 'contract lint',
      command: ['redocly', 'lint', 'build/openapi.yaml', 'build/en/openapi.yaml', '--config', 'redocly.yaml'],
      needsBuild: true,
      single: true,
    },
    {
      name: 'recorded traffic',
      command: [
        'redocly',
        'drift',
        'test-results/recorded.har',
        '--api=build/openapi.yaml',
        '--match-mode=basepath',
        // The scheme of the token documents the one; the other is for the sandbox alone.
        '--ignore-headers=x-access-token,sandbox-scenario',
      ],
      needsBuild: true,
      single: true,
    },
    { ...toVitestStep('agreement'), needsBuild: true },
  ];
}

function listBrowserSteps(scope: Scope): Step[] {
  return [
    { name: 'a Chromium', command: ['tsx', 'tools/chromium/install.ts'] },
    {
      name: 'browser',
      // In the full scope also the sample in every other Chromium.
      command: ['playwright', 'test', ...(scope === 'full' ? [] : ['--project=all', '--grep-invert=@full'])],
      counts: { file: `${RESULTS}/browser.json`, kind: 'playwright' },
      needsBuild: true,
    },
  ];
}

function toVitestStep(...projects: string[]): Step {
  const file = `${RESULTS}/${projects.join('-')}.json`;
  const chosen = projects.flatMap((project) => ['--project', project]);
  return {
    name: projects.join(', '),
    command: ['vitest', 'run', ...chosen, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    counts: { file, kind: 'vitest' },
  };
}
