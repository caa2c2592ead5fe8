import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{contract,rules,search,sandbox,plugins,src,tools}/**/*.test.{ts,tsx}'] } },
      // Runs the programs of the pages as they are printed.
      { test: { name: 'samples', include: ['tests/samples/**/*.test.ts'], testTimeout: 120_000 } },
      // Reads the build, so it comes after it.
      { test: { name: 'agreement', include: ['tests/agreement/**/*.test.ts'], testTimeout: 120_000 } },
      // Writes, builds and serves copies of the site, one after the other.
      {
        test: {
          name: 'authoring',
          include: ['tests/authoring/**/*.test.ts'],
          testTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
