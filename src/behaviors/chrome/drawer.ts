import { onPage } from '../lifecycle';
import { onEvent } from '../on-event';
import { renderElement } from '../render-element';
import { showActiveItem } from './sidebar';
import { getText } from '../texts';

/** The elements behind the drawer: the page, and the bar that contains the drawer. */
const BEHIND = '#__docusaurus > :not(.navbar), .navbar__inner';

let close: (() => void) | undefined;

/**
 * The sidebar of a phone: a drawer with the languages, the color mode and the links of the sidebar and of the navbar. It
 * keeps the focus while it is open.
 */
export function startDrawer(): void {
  onEvent('click', '.navbar__toggle', open);
  onEvent('click', '.navbar-sidebar__close, .navbar-sidebar__backdrop, .navbar-sidebar a', () => close?.());
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close?.();
  });
  window.matchMedia('(width > 996px)').addEventListener('change', () => close?.());
  onPage(() => () => close?.());
}

function open(): void {
  const navbar = document.querySelector('.navbar');
  if (!navbar || close) return;
  const drawer = renderDrawer(navbar);
  const backdrop = renderElement('div', { className: 'navbar-sidebar__backdrop' });
  const before = document.activeElement;
  const behind = [...document.querySelectorAll<HTMLElement>(BEHIND)];
  const toggle = navbar.querySelector('.navbar__toggle');
  close = () => {
    close = undefined;
    drawer.remove();
    backdrop.remove();
    navbar.classList.remove('navbar-sidebar--show');
    toggle?.setAttribute('aria-expanded', 'false');
    document.documentElement.removeAttribute('data-drawer');
    for (const part of behind) part.inert = false;
    if (before instanceof HTMLElement) before.focus();
  };
  navbar.append(backdrop, drawer);
  toggle?.setAttribute('aria-expanded', 'true');
  document.documentElement.dataset.drawer = 'open';
  for (const part of behind) part.inert = true;
  showActiveItem(drawer.querySelector('.menu'));
  // The motion begins from where the drawer was put.
  drawer.getBoundingClientRect();
  navbar.classList.add('navbar-sidebar--show');
  drawer.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
}

function renderDrawer(navbar: Element): HTMLElement {
  const closeButton = renderElement(
    'button',
    { type: 'button', className: 'clean-btn navbar-sidebar__close', ariaLabel: getText('closeSidebar') },
    '✕',
  );
  const name = navbar.querySelector('.navbar__brand')?.cloneNode(true);
  const brand = renderElement('div', { className: 'navbar-sidebar__brand' }, name, closeButton);

  const links = [...navbar.querySelectorAll('.navbar__inner .navbar__link[href^="/"]')].map((link) => {
    const className = /active/.test(link.className) ? 'menu__link menu__link--active' : 'menu__link';
    return renderElement('li', { className: 'menu__list-item' }, copyLink(link, className));
  });
  const panel = renderElement(
    'div',
    { className: 'navbar-sidebar__item menu' },
    document.querySelector('.theme-doc-sidebar-menu')?.cloneNode(true),
    renderElement('ul', { className: 'menu__list' }, ...links),
  );
  const items = renderElement('div', { className: 'navbar-sidebar__items' }, panel);
  return renderElement('div', { className: 'navbar-sidebar' }, brand, renderTools(navbar), items);
}

/** The languages side by side, each a tap away, and the button of the color mode. */
function renderTools(navbar: Element): HTMLElement {
  const languages = [...navbar.querySelectorAll('.dropdown__link[lang]')].map((link) => {
    const copy = copyLink(link, '');
    if (copy.lang === document.documentElement.lang) copy.ariaCurrent = 'true';
    return renderElement('li', {}, copy);
  });
  const toggle = navbar.querySelector('[class*=colorModeToggle]')?.cloneNode(true);
  const colorMode = renderElement('div', {}, ...(toggle?.childNodes ?? []));
  colorMode.dataset.colorMode = '';
  const list = renderElement('ul', { className: 'drawer-languages' }, ...languages);
  return renderElement('div', { className: 'drawer-tools' }, list, colorMode);
}

function copyLink(link: Element, className: string): HTMLElement {
  const copy = link.cloneNode(true) as HTMLElement;
  copy.className = className;
  return copy;
}
