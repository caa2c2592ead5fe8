import { onPage } from '../lifecycle';

/**
 * Parts that scroll by themselves, `<div data-scroll="region" data-name="…">`: when the content is larger than the part,
 * the keyboard reaches it and it has a name.
 */
export function startScrollRegions(): void {
  onPage(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) update(target as HTMLElement);
    });
    for (const region of document.querySelectorAll('[data-scroll]')) observer.observe(region);
    return () => observer.disconnect();
  });
}

function update(region: HTMLElement): void {
  const { scroll: role = '', name = '' } = region.dataset;
  const overflows = region.scrollWidth > region.clientWidth || region.scrollHeight > region.clientHeight;
  for (const [attribute, value] of Object.entries({ tabindex: '0', role, 'aria-label': name })) {
    if (overflows) region.setAttribute(attribute, value);
    else region.removeAttribute(attribute);
  }
}
