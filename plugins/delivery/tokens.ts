import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Colors of `src/css/tokens.css` by name: light('paper') → '#fff' */
export type Tokens = { light: (name: string) => string; dark: (name: string) => string };

export function readTokens(siteDir: string): Tokens {
  const css = readFileSync(join(siteDir, 'src/css/tokens.css'), 'utf8');
  const [light = '', dark = ''] = css.split("[data-theme='dark']");
  const find = (part: string, name: string): string => {
    const value = new RegExp(`--${name}: (#[0-9a-f]+);`).exec(part)?.[1];
    if (!value) throw new Error(`src/css/tokens.css: there is no color "--${name}".`);
    return value;
  };
  return { light: (name) => find(light, name), dark: (name) => find(dark, name) };
}
