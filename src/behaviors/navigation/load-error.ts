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
  const text = document.createElement('p');
  text.textContent = cause ?? getText(gone ? 'gone' : 'failed');
  const detail = document.createElement('p');
  detail.dataset.detail = '';
  detail.textContent = String(error);
  const buttons = [
    renderButton(getText('retry'), retry),
    renderButton(getText('reload'), () => window.location.reload()),
  ];
  const notice = document.createElement('div');
  notice.className = 'notice';
  notice.setAttribute('role', 'alert');
  // The button that helps comes first.
  notice.append(text, detail, ...(gone ? buttons.reverse() : buttons));
  return notice;
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

function renderButton(name: string, handleClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = name;
  button.addEventListener('click', handleClick);
  return button;
}
