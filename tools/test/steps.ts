/** A command of the test run. `counts` names the file in which it leaves its results; without one it counts as one test. */
export type Step = {
  name: string;
  command: string[];
  counts?: { file: string; kind: 'vitest' | 'playwright' };
  needsBuild?: boolean;
  /** Keeps one processor busy and no more, so another such step runs beside it. */
  single?: boolean;
};

/** How much is run: what needs no build, what every change needs, or the long matrix and copies of the site as well. */
export type Scope = 'quick' | 'all' | 'full';

const RESULTS = 'test-results';

export function listSteps(scope: Scope): Step[] {
  if (scope === 'quick') return listQuickSteps();
  const steps = [...listQuickSteps(), ...listBuildSteps(), ...listBrowserSteps(scope)];
  return scope === 'full' ? [...steps, toVitestStep('authoring')] : steps;
}

function listQuickSteps(): Step[] {
  return [...listChecks().map((step) => ({ ...step, single: true })), toVitestStep('unit'), toVitestStep('rules')];
}

/** What only reads files, the longest first. */
function listChecks(): Step[] {
  return [
    { name: 'lint', command: ['eslint', '.', '--max-warnings=0'] },
    { name: 'types', command: ['tsc', '--noEmit', '-p', '.'] },
    { name: 'types of contract', command: ['tsc', '-p', 'contract'] },
    { name: 'types of rules', command: ['tsc', '-p', 'rules'] },
    { name: 'types of sandbox', command: ['tsc', '-p', 'sandbox'] },
    { name: 'types of search', command: ['tsc', '-p', 'search'] },
    { name: 'styles', command: ['stylelint', 'src/**/*.css', 'static/**/*.css'] },
    { name: 'format', command: ['prettier', '--check', '--log-level=warn', '.'] },
    {
      name: 'arrows between rooms',
      command: [
        'depcruise',
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type=err',
        'contract',
        'plugins',
        'rules',
        'sandbox',
        'search',
        'src',
        'tools',
      ],
    },
    { name: 'generated files', command: ['tsx', 'tools/generate.ts', '--check'] },
    { name: 'recorded answers', command: ['tsx', 'tools/record/index.ts', '--check'] },
    { name: 'Japanese text', command: ['tsx', 'tools/lint-japanese/index.ts'] },
    { name: 'English spelling', command: ['cspell', '--no-progress', '--no-summary', '--quiet'] },
    { name: 'translations', command: ['docusaurus', 'i18n:check'] },
  ];
}

function listBuildSteps(): Step[] {
  return [
    { name: 'build', command: ['tsx', 'tools/build-cold.ts'] },
    {
      name: 'contract lint',
      command: ['redocly', 'lint', 'build/openapi.yaml', 'build/en/openapi.yaml', '--config', 'redocly.yaml'],
      needsBuild: true,
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
    },
    toVitestStep('samples'),
    { ...toVitestStep('agreement'), needsBuild: true },
  ];
}

function listBrowserSteps(scope: Scope): Step[] {
  return [
    { name: 'a Chromium', command: ['tsx', 'tools/chromium/install.ts'] },
    {
      name: 'browser',
      command: ['playwright', 'test', ...(scope === 'full' ? [] : ['--grep-invert=@full'])],
      counts: { file: `${RESULTS}/browser.json`, kind: 'playwright' },
      needsBuild: true,
    },
  ];
}

function toVitestStep(project: string): Step {
  const file = `${RESULTS}/${project}.json`;
  return {
    name: project,
    command: ['vitest', 'run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    counts: { file, kind: 'vitest' },
  };
}
