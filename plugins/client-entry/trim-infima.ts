import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Root, Rule } from 'postcss';
import { isUnusedClass } from './used-classes';

/** Removes the classes of Infima that no page uses, then the custom properties that are no longer read. */
export function trimInfima(siteDir: string): Plugin {
  return {
    postcssPlugin: 'trim-infima',
    Once(root) {
      if (!/[\\/]infima[\\/]/.test(root.source?.input.file ?? '')) return;
      dropUnusedRules(root);
      dropUnreadProperties(root, readStyles(siteDir));
    },
  };
}

function dropUnusedRules(root: Root): void {
  for (const rule of listRules(root)) {
    const used = rule.selectors.filter(
      (selector) => ![...selector.matchAll(/\.([a-z][\w-]*)/gi)].some(([, name = '']) => isUnusedClass(name)),
    );
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  }
}

/** Lists the rules before any is removed: in the layer that Docusaurus adds, a walk skips the rule after a removed one. */
function listRules(root: Root): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  return rules;
}

/** Properties are read by others, so it takes a few rounds until none is left that nothing reads. */
function dropUnreadProperties(root: Root, others: string): void {
  for (let dropped = true; dropped;) {
    dropped = false;
    const read = new Set([...`${root.toString()}${others}`.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
  }
  for (const rule of listRules(root)) if (rule.nodes.length === 0) rule.remove();
}

/** Whatever else may read a custom property: the theme and our own styles. */
function readStyles(siteDir: string): string {
  const themes = ['theme-classic', 'theme-common'].map((name) => dirname(require.resolve(`@docusaurus/${name}`)));
  return [...themes, join(siteDir, 'src')]
    .flatMap((dir) =>
      readdirSync(dir, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(css|js|tsx)$/.test(file))
        .map((file) => readFileSync(join(dir, file), 'utf8')),
    )
    .join('\n');
}
