import { describe, expect, it } from 'vitest';
import { listClientModules, renderEntry } from './render-entry';

const toSource = (...paths: string[]): string =>
  `export default [\n${paths.map((path) => `  require(${JSON.stringify(path)}),\n`).join('')}];`;

describe('client modules', () => {
  it('are the styles, without what the behaviors replace', () => {
    const source = toSource(
      '/site/node_modules/infima/default.css',
      '/site/node_modules/@docusaurus/theme-classic/lib/nprogress',
      '/site/src/css/content.css',
      '/site/src/client/live-authoring.ts',
    );
    expect(listClientModules(source, '/site')).toEqual([
      '/site/node_modules/infima/default.css',
      '/site/src/css/content.css',
    ]);
  });

  it('stop the build when one is a script', () => {
    expect(() => listClientModules(toSource('/site/node_modules/medium-zoom-plugin/zoom.js'), '/site')).toThrow(
      /zoom\.js would not run.*Write a behavior in src\/behaviors/s,
    );
  });
});

it('the entry imports the styles in their order, then the script', () => {
  expect(renderEntry({ styles: ['/a.css', '/b.css'], script: '/c.ts' })).toBe(
    'import "/a.css";\nimport "/b.css";\nimport "/c.ts";\n',
  );
});
