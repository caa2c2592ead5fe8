import { onPage } from '../lifecycle';
import { onEvent } from '../on-event';
import { getText } from '../texts';

/** The key that the specification names. */
const KEY = 'theme';
/** The theme renders the button switched off, since it does nothing without scripts. */
const BUTTONS = '[class*=colorModeToggle] button, [data-color-mode] button';
const MODES = [null, 'light', 'dark'] as const;
type Mode = (typeof MODES)[number];

/** The button that switches between the system's colors, light and dark, in all tabs. */
export function startColorMode(): void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  let mode = toMode(document.documentElement.dataset.themeChoice);
  const apply = (next: Mode): void => {
    mode = next;
    Object.assign(document.documentElement.dataset, {
      theme: mode ?? (system.matches ? 'dark' : 'light'),
      themeChoice: mode ?? 'system',
    });
    for (const button of document.querySelectorAll<HTMLButtonElement>(BUTTONS)) label(button, mode);
  };
  onEvent('click', BUTTONS, () => {
    apply(MODES[(MODES.indexOf(mode) + 1) % MODES.length] ?? null);
    store(mode);
  });
  system.addEventListener('change', () => apply(mode));
  window.addEventListener('storage', ({ key, newValue }) => {
    // Without a key when everything was removed.
    if (key === KEY || key === null) apply(toMode(newValue));
  });
  onPage(() => apply(mode));
}

/** Anything may be stored: '<b>' → 'light', as in the script of the theme */
function toMode(value: string | null | undefined): Mode {
  if (value === null || value === undefined || value === 'system') return null;
  return value === 'dark' ? 'dark' : 'light';
}

function store(mode: Mode): void {
  try {
    if (mode) localStorage.setItem(KEY, mode);
    else localStorage.removeItem(KEY);
  } catch {
    // Blocked or full: the choice is kept until the document is unloaded.
  }
}

function label(button: HTMLButtonElement, mode: Mode): void {
  const name = getText(mode === null ? 'systemMode' : mode === 'light' ? 'lightMode' : 'darkMode');
  button.disabled = false;
  button.className = button.className.replace(/\btoggleButtonDisabled\S*/, '');
  button.title = name;
  button.setAttribute('aria-label', getText('colorMode').replace('{mode}', name));
}
