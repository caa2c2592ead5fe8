import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Milliseconds that a test may take where others keep the machine busy. A test that hangs is noticed all the same. */
const PATIENT = { testTimeout: 60_000, hookTimeout: 60_000 };

/** Files that build copies of the site begin first: started last, they would leave a processor idle for minutes. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ project }: TestSpecification): boolean => project.name === 'authoring';
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // All processors; by default, vitest leaves one idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{changelog,check,contract,csv,package,plugins,request-text,rules,sandbox,search,src,stories,tools,tests/bench/site}/**/*.test.{ts,tsx}',
            'tests/bench/*.test.ts',
          ],
          // The files share the modules that they have loaded, which takes half the time.
          isolate: false,
          // Far from Japan, so that a date in the time zone of the machine is a wrong date.
          env: { TZ: 'America/New_York' },
          ...PATIENT,
        },
      },
      // Runs the samples of the operations as the pages show them.
      { test: { name: 'samples', include: ['tests/samples/**/*.test.ts'], testTimeout: 120_000 } },
      // Reads the build, so it comes after it. Its files share the pages that they have read.
      {
        test: {
          name: 'agreement',
          include: ['tests/agreement/**/*.test.ts'],
          testTimeout: 120_000,
          isolate: false,
        },
      },
      // The sandbox as a process: its command, and what clients must not be able to break, sent over sockets.
      {
        test: { name: 'hostile', include: ['tests/hostile/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
      },
      // The built site in engines that the browser tests do not run in.
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      // The package of the build, installed into an empty folder.
      { test: { name: 'package', include: ['tests/package/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 } },
      // Tools that read the published contract, with packages of their own.
      { test: { name: 'clients', include: ['tests/clients/*.test.ts'], testTimeout: 120_000 } },
      // Writes, builds and serves copies of the site: what authors meet, and what a release rests on.
      {
        test: {
          name: 'authoring',
          include: ['tests/authoring/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
