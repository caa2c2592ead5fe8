import { spawnSync } from 'node:child_process';
import { findHeadlessChromium } from './find';

/** Makes sure that there is a Chromium: Playwright's download where it can be reached, else Debian's package as root. */
function main(): void {
  const found = findHeadlessChromium();
  if (found) {
    console.log(`Chromium: ${found}`);
    return;
  }
  const isRoot = process.getuid?.() === 0;
  const attempts: [command: string, args: string[]][] = [
    ['node_modules/.bin/playwright', ['install', 'chromium']],
    ...(isRoot
      ? ([
          ['apt-get', ['update', '-qq']],
          ...['chromium-headless-shell', 'chromium'].map((browser) => [
            'apt-get',
            ['install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-noto-cjk'],
          ]),
        ] as [string, string[]][])
      : []),
  ];
  for (const [command, args] of attempts) {
    spawnSync(command, args, {
      stdio: 'inherit',
      timeout: 10 * 60 * 1000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (findHeadlessChromium()) return;
  }
  console.error('No Chromium was found. Install one, or set CHROMIUM_PATH to its path.');
  process.exitCode = 1;
}

main();
