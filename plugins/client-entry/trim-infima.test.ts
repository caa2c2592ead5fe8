// cspell:ignore atrule
import postcss, { type Root } from 'postcss';
import { describe, expect, it } from 'vitest';
import { trimInfima } from './trim-infima';

const FILE = '/site/node_modules/infima/dist/css/default/default.css';

/** Docusaurus does this first: the rules go into a layer, as parts of a copy. */
const wrapInLayer = {
  postcssPlugin: 'wrap-in-layer',
  Once(root: Root): void {
    const { nodes } = root.clone();
    root.removeAll();
    root.append({ type: 'atrule', name: 'layer', params: 'infima', nodes });
  },
};

function trim(css: string, file = FILE): string {
  return postcss([wrapInLayer, trimInfima(process.cwd())]).process(css, { from: file }).css;
}

describe('trimInfima', () => {
  it('removes every class that no page uses, also in selectors with other classes', () => {
    const left = trim('.card {a: b} .card__image {a: b} .pills {a: b} .menu {a: b} .hero {a: b} .hero__title {a: b}');
    expect(left.match(/\.[\w-]+/g)).toEqual(['.menu', '.hero__title']);
  });

  it('leaves the selectors of a rule that are used', () => {
    expect(trim('.card, .menu, .pills a {a: b}')).toContain('.menu {a: b}');
  });

  it('removes the properties that nothing reads, and those that only they read', () => {
    const left = trim(
      ':root {--x-a: 1; --x-b: var(--x-a); --x-c: 2} .menu {width: var(--x-c)} .card {width: var(--x-b)}',
    );
    expect(left.match(/--[\w-]+/g)).toEqual(['--x-c', '--x-c']);
  });

  it('leaves other styles as they are', () => {
    expect(trim('.card {a: b}', '/site/src/css/content.css')).toContain('.card {a: b}');
  });
});
