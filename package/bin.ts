import { fileURLToPath } from 'node:url';
import { runPackage } from './command/run-package';
import { loadPackageMaterials } from './package-materials';

const pages = fileURLToPath(new URL('pages', import.meta.url));
runPackage({ materials: loadPackageMaterials(), args: process.argv.slice(2), pages }).then(
  // Responses that are delayed on purpose would keep the process alive.
  (code) => code !== undefined && process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
