/** Families of classes of Infima of which the pages use few or none … */
const UNUSED_CLASSES =
  /^(alert|avatar|badge|button-group|card|close|footer|hero|pills|tabs|(margin|padding)(-\w+)?-|text-|shadow-|col-|row-|pagination__|pagination-(sm|lg)|button--(active|link|sm|lg|block|success|info|warning|danger))/;

/** … and those that they use, the theme's crash and not-found screens included. */
const USED_CLASSES = new Set([
  'col--3',
  'col--6',
  'col--8',
  'col--offset-3',
  'hero__title',
  'margin-bottom--md',
  'margin-left--sm',
  'margin-right--md',
  'margin-top--md',
  'margin-top--sm',
  'margin-vert--lg',
  'margin-vert--md',
  'margin-vert--xl',
  'padding--none',
  'padding-bottom--lg',
  'padding-top--md',
  'shadow--lw',
  'text--truncate',
]);

export function isUnusedClass(name: string): boolean {
  return UNUSED_CLASSES.test(name) && !USED_CLASSES.has(name);
}
