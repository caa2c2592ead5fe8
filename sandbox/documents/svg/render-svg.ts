// cspell:ignore quot VBOR
import type { Box } from '../drawing/box';
import { MM_TO_POINTS } from '../drawing/canvas';
import type { Color, Drawing, Item, Page, Point, SlantedWord } from '../drawing/drawing';
import { getMetrics } from '../metrics/metrics';

/** The fonts of the PDF, then those of the reader's system that look like them. Widths are fixed, whichever is there. */
const FONTS = {
  ja: "'BIZ UDPGothic', 'BIZ UDGothic', 'Hiragino Sans', 'Yu Gothic', Meiryo, 'Noto Sans CJK JP', sans-serif",
  en: 'Arimo, Arial, Helvetica, sans-serif',
};

/**
 * The font size of all strings, which are then scaled. A browser looks up the fonts for each size: a label has more than
 * twenty sizes, which doubled the time of its layout.
 */
const SIZE = 16;

/** How faint the sample mark is, as in the PDF. */
const FAINT = 0.2;

/**
 * Renders a drawing as SVG for use in HTML, one element for each page: without style attributes, which a strict CSP
 * forbids, and with text that can be selected and searched. Each string is as wide as in the PDF. `id` is the prefix of
 * the IDs of its elements.
 */
export function renderSvg({ title, description, language, family, pages }: Drawing, id: string): string[] {
  const metrics = getMetrics(family);
  return pages.map((page, index) => {
    const width = toNumber(page.width * MM_TO_POINTS);
    const height = toNumber(page.height * MM_TO_POINTS);
    const name = pages.length > 1 ? `${title} (${index + 1}/${pages.length})` : title;
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" role="img" lang="${language}" viewBox="0 0 ${width} ${height}"`,
      ` width="${toNumber(page.width)}mm" height="${toNumber(page.height)}mm" font-family="${FONTS[language]}"`,
      ` font-size="${SIZE}" text-rendering="geometricPrecision">`,
      `<title>${escape(name)}</title><desc>${escape(metrics.toDrawable(description, false))}</desc>`,
      `<path fill="#fff" d="M0 0H${width}V${height}H0z"/>`,
      ...renderItems(page, `${id}-${index + 1}`),
      '</svg>',
    ].join('');
  });

  function renderItems({ items }: Page, prefix: string): string[] {
    return items.map((item, index) => renderItem(item, `${prefix}-${index}`));
  }

  function renderItem(item: Item, itemId: string): string {
    switch (item.kind) {
      case 'text': {
        const spacing = item.spacing === 0 ? '' : ` letter-spacing="${toNumber((item.spacing * SIZE) / item.size)}"`;
        return renderText(item, `translate(${toPair(item)})`, `${spacing}${toFill(item.color)}`);
      }
      case 'boxes':
        return `<path${toFill(item.color)} d="${item.boxes.map(toPath).join('')}"/>`;
      case 'outline':
        return `<path fill="none"${toStroke(item)} d="${toPath(item.box)}"/>`;
      case 'line': {
        const dash = item.dash.length > 0 ? ` stroke-dasharray="${item.dash.map(toPoints).join(' ')}"` : '';
        return `<path${toStroke(item)}${dash} d="M${toPair(item.from)}L${toPair(item.to)}"/>`;
      }
      case 'image': {
        const place = `x="${toPoints(item.box.x)}" y="${toPoints(item.box.y)}"`;
        const size = `width="${toPoints(item.box.width)}" height="${toPoints(item.box.height)}"`;
        const type = item.content.startsWith('iVBOR') ? 'image/png' : 'image/jpeg';
        const url = `data:${type};base64,${escape(item.content)}`;
        return `<image ${place} ${size} preserveAspectRatio="xMinYMax meet" href="${url}"/>`;
      }
      case 'mark':
        return [
          `<clipPath id="${itemId}"><path clip-rule="evenodd" d="${[item.box, ...item.without].map(toPath).join('')}"/></clipPath>`,
          `<g clip-path="url(#${itemId})" opacity="${FAINT}" pointer-events="none">`,
          ...item.words.map(renderWord),
          '</g>',
        ].join('');
    }
  }

  function renderWord(word: SlantedWord): string {
    const place = `translate(${toPair(word)}) rotate(${toNumber((-word.angle * 180) / Math.PI)})`;
    if (!('strokes' in word)) {
      const width = (metrics.measure(word.text, true) * word.size) / MM_TO_POINTS;
      return renderText({ ...word, bold: true, width }, place, toFill(word.color));
    }
    const scale = Math.round(word.size * 1000) / 1e6;
    const stroke = ` fill="none" stroke="${toColor(word.color)}" stroke-width="${word.weight}"`;
    return `<path transform="${place} scale(${scale} ${-scale})"${stroke} d="${word.strokes}"/>`;
  }
}

type Text = { text: string; size: number; bold: boolean; width: number };

function renderText({ text, size, bold, width }: Text, place: string, attributes: string): string {
  const weight = bold ? ' font-weight="700"' : '';
  const length = ` textLength="${toPoints((width * SIZE) / size)}" lengthAdjust="spacingAndGlyphs"`;
  const transform = ` transform="${place} scale(${toNumber(size / SIZE)})"`;
  return `<text${transform}${attributes}${weight}${length}>${escape(text)}</text>`;
}

function toPath({ x, y, width, height }: Box): string {
  return `M${toPair({ x, y })}h${toPoints(width)}v${toPoints(height)}h${toPoints(-width)}z`;
}

function toPair({ x, y }: Point): string {
  return `${toPoints(x)} ${toPoints(y)}`;
}

function toPoints(millimeters: number): number {
  return toNumber(millimeters * MM_TO_POINTS);
}

/** To a thousandth of a point, as in the PDF. */
function toNumber(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Black is what SVG fills with anyway. */
function toFill(color: Color): string {
  const fill = toColor(color);
  return fill === '#000000' ? '' : ` fill="${fill}"`;
}

function toStroke({ width, color }: { width: number; color: Color }): string {
  return ` stroke="${toColor(color)}" stroke-width="${toPoints(width)}"`;
}

/** `[1, 0, 0.5]` → `'#ff0080'` */
function toColor(color: Color): string {
  return `#${color
    .map((share) =>
      Math.round(share * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
