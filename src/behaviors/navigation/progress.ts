import { renderElement } from '../render-element';
import { getText } from '../texts';

/** The progress bar appears after this time, from the specification. A page that arrives earlier shows none. */
const PROGRESS_DELAY_MS = 200;

let timer: ReturnType<typeof setTimeout> | undefined;
let signs: HTMLElement[] = [];

/** Shows the progress bar and the spinner, unless the page is there before. */
export function showProgress(): void {
  hideProgress();
  timer = setTimeout(() => {
    const bar = renderElement('div', { className: 'progress', role: 'progressbar', ariaLabel: getText('wait') });
    const status = renderElement('div', { className: 'notice notice--floating', role: 'status' });
    signs = [bar, status];
    document.body.append(...signs);
    // Filled after it is in the page, so that it is announced.
    status.append(renderElement('span', { className: 'spinner' }), getText('wait'));
  }, PROGRESS_DELAY_MS);
}

/** Shows why the page does not come. */
export function showError(notice: HTMLElement): void {
  hideProgress();
  notice.classList.add('notice--floating');
  signs = [notice];
  document.body.append(notice);
}

export function hideProgress(): void {
  clearTimeout(timer);
  for (const sign of signs) sign.remove();
  signs = [];
}
