import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // All processors; without it one is left to whoever watches.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'unit', include: ['{contract,search,sandbox,plugins,src,tools}/**/*.test.{ts,tsx}'] } },
      // Pure, and many: they share what they load.
      { test: { name: 'rules', include: ['rules/**/*.test.ts'], isolate: false } },
      // Runs the programs of the pages as they are printed.
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
      // Writes, builds and serves copies of the site: what authors meet, and what a release rests on.
      { test: { name: 'authoring', include: ['tests/{authoring,full}/**/*.test.ts'], testTimeout: 120_000 } },
    ],
  },
});
