// cspell:ignore BIZUDP udpgothic
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FontFiles, Fonts } from '../labels/label-data';

const require = createRequire(__filename);
const PACKAGES = '@expo-google-fonts';

let loading: Promise<Fonts> | undefined;

/** The fonts of labels and invoices, from their packages (both under the SIL Open Font License); read once. */
export function loadFonts(): Promise<Fonts> {
  loading ??= readFonts();
  return loading;
}

async function readFonts(): Promise<Fonts> {
  const [latin, japanese] = await Promise.all([
    readFamily('arimo', 'Arimo'),
    readFamily('biz-udpgothic', 'BIZUDPGothic'),
  ]);
  return { latin, japanese };
}

async function readFamily(folder: string, name: string): Promise<FontFiles> {
  const read = (style: string): Promise<Uint8Array> =>
    readFile(require.resolve(`${PACKAGES}/${folder}/${style}/${name}_${style}.ttf`));
  const [regular, bold] = await Promise.all([read('400Regular'), read('700Bold')]);
  return { regular, bold };
}
