import { createRequire } from 'node:module';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import type { Tokens } from './tokens';

type Words = { name: string; tagline: string; host: string; logo: string; tokens: Tokens };

const { resolve } = createRequire(__filename);
const FAMILY = 'Zen Kaku Gothic New';
/** A bundled font, so that the picture is the same on a machine without Japanese fonts. License: OFL 1.1. */
const FONT: ResvgRenderOptions = {
  font: {
    loadSystemFonts: false,
    defaultFontFamily: FAMILY,
    fontFiles: ['500Medium/ZenKakuGothicNew_500Medium.ttf', '700Bold/ZenKakuGothicNew_700Bold.ttf'].map((file) =>
      resolve(`@expo-google-fonts/zen-kaku-gothic-new/${file}`),
    ),
  },
};
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 96;

/** Renders the picture that chats and social sites show with a link to the portal: a PNG of 1200 × 630 px. */
export function renderSocialPicture({ name, tagline, host, logo, tokens: { light } }: Words): Buffer {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${light('paper')}"/>
    <rect width="24" height="${HEIGHT}" fill="${light('stamp')}"/>
    <svg x="${MARGIN}" y="96" width="104" height="104"${logo.slice(logo.indexOf('<svg') + '<svg'.length)}
    ${toLine({ text: name, y: 350, size: 104, isBold: true, color: light('ink') })}
    ${toLine({ text: tagline, y: 430, size: 40, isBold: false, color: light('ink-soft') })}
    ${toLine({ text: host, y: 552, size: 30, isBold: false, color: light('link') })}
  </svg>`;
  return new Resvg(picture, FONT).render().asPng();
}

type Line = { text: string; y: number; size: number; isBold: boolean; color: string };

/** A line of text, made smaller where it would not fit. */
function toLine({ text, y, size, isBold, color }: Line): string {
  const draw = (fontSize: number): string =>
    `<text x="${MARGIN}" y="${y}" font-family="${FAMILY}" font-size="${fontSize}" font-weight="${isBold ? 700 : 500}" fill="${color}">${escape(text)}</text>`;
  const width = measure(draw(size));
  return draw(Math.min(size, Math.floor((size * (WIDTH - 2 * MARGIN)) / width)));
}

function measure(line: string): number {
  const box = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg">${line}</svg>`, FONT).getBBox();
  if (!box) throw new Error(`The font of the picture has no letters for ${line}.`);
  return box.width;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
