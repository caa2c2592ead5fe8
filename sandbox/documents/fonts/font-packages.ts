// cspell:ignore BIZUDP udpgothic
import { createRequire } from 'node:module';
import type { FaceName } from '../pdf/glyphs';

const require = createRequire(__filename);

const resolveFile = (folder: string, style: string, name: string): string =>
  require.resolve(`@expo-google-fonts/${folder}/${style}/${name}_${style}.ttf`);

/** The files of the fonts of labels and invoices, in their packages (both under the SIL Open Font License). */
export const FACES: Record<FaceName, string> = {
  'latin-regular': resolveFile('arimo', '400Regular', 'Arimo'),
  'latin-bold': resolveFile('arimo', '700Bold', 'Arimo'),
  'japanese-regular': resolveFile('biz-udpgothic', '400Regular', 'BIZUDPGothic'),
  'japanese-bold': resolveFile('biz-udpgothic', '700Bold', 'BIZUDPGothic'),
};
