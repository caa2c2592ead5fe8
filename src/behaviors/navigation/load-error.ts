import { renderElement } from '../render-element';
import { getText } from '../texts';

/** The timeout of the request that checks whether a file was removed from the host. */
const GONE_CHECK_TIMEOUT_MS = 3000;

/**
 * Says that something could not be loaded, with a button that tries again and one that reloads the portal.
 *
 * @param cause what to say of it, when that is known
 */
export async function renderLoadError(error: unknown, retry: () => void, cause?: string): Promise<HTMLElement> {
  const gone = await isGone(error);
  const text = renderElement('p', {}, cause ?? getText(gone ? 'gone' : 'failed'));
  const detail = renderElement('p', {}, String(error));
  detail.dataset.detail = '';
  const buttons = [
    renderElement('button', { type: 'button', onclick: retry }, getText('retry')),
    renderElement('button', { type: 'button', onclick: () => window.location.reload() }, getText('reload')),
  ];
  // The button that helps comes first.
  const sorted = gone ? buttons.reverse() : buttons;
  return renderElement('div', { className: 'notice', role: 'alert' }, text, detail, ...sorted);
}

/** Whether a file failed because the host no longer has it: after a deployment, not for want of a connection. */
async function isGone(error: unknown): Promise<boolean> {
  const url = (error as { request?: unknown } | undefined)?.request;
  if (typeof url !== 'string') return false;
  try {
    const { status } = await fetch(url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(GONE_CHECK_TIMEOUT_MS),
    });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}
