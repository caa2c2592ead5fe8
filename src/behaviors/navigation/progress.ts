import { getText } from '../texts';

/** The progress bar appears after this time, from the specification. A page that arrives earlier shows none. */
const PROGRESS_DELAY_MS = 200;

let timer: ReturnType<typeof setTimeout> | undefined;
let signs: HTMLElement[] = [];

/** Shows the progress bar and the spinner, unless the page is there before. */
export function showProgress(): void {
  hideProgress();
  timer = setTimeout(() => {
    const bar = document.createElement('div');
    bar.className = 'progress';
    bar.setAttribute('role', 'progressbar');
    bar.setAttribute('aria-label', getText('wait'));
    const spinner = document.createElement('span');
    spinner.className = 'spinner';
    const status = document.createElement('div');
    status.className = 'notice notice--floating';
    status.setAttribute('role', 'status');
    signs = [bar, status];
    document.body.append(...signs);
    // Filled after it is in the page, so that it is announced.
    status.append(spinner, getText('wait'));
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
