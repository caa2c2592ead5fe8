import { translate } from '@docusaurus/Translate';
import styles from './panel.module.css';

type Panel = { showSpinner: () => void; showError: (error: unknown, isGone: boolean) => void; hide: () => void };

/**
 * A panel at the foot of the window, outside of React: on first load React is not there yet, and the page above it can
 * be read meanwhile.
 */
export function createPanel({ retry, reload }: { retry: () => void; reload: () => void }): Panel {
  let panel: HTMLElement | undefined;

  const show = (role: 'status' | 'alert', children: (Node | string)[]): void => {
    hide();
    panel = document.createElement('div');
    panel.className = styles.panel ?? '';
    panel.setAttribute('role', role);
    document.body.append(panel);
    // Filled after it is in the page, so that it is announced.
    panel.append(...children);
  };
  const hide = (): void => {
    panel?.remove();
    panel = undefined;
  };

  return {
    hide,
    showSpinner() {
      const spinner = document.createElement('span');
      spinner.className = styles.spinner ?? '';
      show('status', [
        spinner,
        translate({
          id: 'loading.wait',
          message: 'Loading the page…',
          description: 'Beside the spinner while a page loads',
        }),
      ]);
    },
    showError(error, isGone) {
      const text = document.createElement('p');
      text.textContent = isGone
        ? translate({
            id: 'loading.gone',
            message: 'A new version of the portal was published. Reload the portal to read on.',
            description: 'When a part of a page was replaced by a new version',
          })
        : translate({
            id: 'loading.failed',
            message: 'A part of this page could not be loaded. Check your connection and try again.',
            description: 'When a page could not be loaded',
          });
      const detail = document.createElement('p');
      detail.className = styles.detail ?? '';
      detail.textContent = String(error);
      const buttons = [
        toButton(
          translate({ id: 'loading.retry', message: 'Retry', description: 'Button that loads a page again' }),
          retry,
        ),
        toButton(
          translate({
            id: 'loading.reload',
            message: 'Reload the portal',
            description: 'Button for when a new version of the portal was published',
          }),
          reload,
        ),
      ];
      // What helps comes first.
      show('alert', [text, detail, ...(isGone ? buttons.reverse() : buttons)]);
    },
  };
}

function toButton(name: string, handleClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.button ?? '';
  button.textContent = name;
  button.addEventListener('click', handleClick);
  return button;
}
