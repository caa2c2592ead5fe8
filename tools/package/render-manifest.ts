import type { Contract } from '../../contract';
import { engines } from '../../package.json';
import { COMMAND } from './bundle-package';

/** The package.json of the package. */
export function renderManifest({ operator, catalogue }: Contract, docsUrl: string): string {
  const { package_name: name, version } = operator;
  const carriers = Object.keys(catalogue.carriers);
  const entry = (file: string) => ({
    import: { types: `./${file}.d.ts`, default: `./${file}.js` },
    require: { types: `./${file}.d.cts`, default: `./${file}.cjs` },
  });
  const manifest = {
    name,
    version,
    description: operator.tagline.en,
    keywords: ['shipping', 'label', 'tracking', 'api', 'sandbox', 'mock', 'mcp', 'japan', ...carriers],
    homepage: docsUrl,
    bugs: { email: operator.support_email },
    ...(operator.source_url === undefined ? {} : { repository: operator.source_url }),
    license: 'SEE LICENSE IN NOTICE',
    type: 'module',
    engines,
    bin: { 'shipping-api': `./${COMMAND}` },
    exports: {
      '.': entry('index'),
      './check': entry('check'),
      './client': entry('client'),
      './types': entry('types'),
      './carriers.json': './carriers.json',
      './limits.json': './limits.json',
      './package.json': './package.json',
    },
    main: './index.cjs',
    types: './index.d.cts',
    sideEffects: false,
    peerDependencies: { '@libsql/client': '>=0.18' },
    peerDependenciesMeta: { '@libsql/client': { optional: true } },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
