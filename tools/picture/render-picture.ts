export type Theme = 'light' | 'dark';

/** Pixels of the picture, and of the window in which the page is shown. */
export const SIZE = { width: 1600, height: 860 };
export const WINDOW = { width: 1280, height: 800 };

type Parts = {
  /** The page, as PNG. */
  page: Buffer;
  /** The label, as an SVG element. */
  label: string;
  /** The tokens of the portal, as CSS. */
  styles: string;
  theme: Theme;
};

/** A document of `SIZE` with the page at the left and the label, which is always white paper, over its right edge. */
export function renderPicture({ page, label, styles, theme }: Parts): string {
  const toUrl = (type: string, data: Buffer): string => `data:${type};base64,${data.toString('base64')}`;
  return `<!doctype html>
<html data-theme="${theme}">
  <style>
    ${styles}
    body { margin: 0; width: ${SIZE.width}px; height: ${SIZE.height}px; position: relative; overflow: hidden;
      border-radius: 24px; background: var(--paper-sunken); }
    img { position: absolute; border: 1px solid var(--line-strong); box-shadow: 0 18px 48px rgb(0 0 0 / 25%); }
    .page { left: 48px; top: 48px; width: 1180px; border-radius: 12px; }
    .label { right: 48px; bottom: 48px; width: 460px; background: #fff; rotate: 1.5deg; }
  </style>
  <body>
    <img class="page" alt="" src="${toUrl('image/png', page)}">
    <img class="label" alt="" src="${toUrl('image/svg+xml', Buffer.from(label))}">
  </body>
</html>`;
}
