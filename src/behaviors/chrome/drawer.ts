import { onPage } from '../lifecycle';
import { onEvent } from '../on-event';
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
  const backdrop = render('div', 'navbar-sidebar__backdrop');
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
  const brand = render('div', 'navbar-sidebar__brand');
  const closeButton = render('button', 'clean-btn navbar-sidebar__close');
  closeButton.setAttribute('type', 'button');
  closeButton.setAttribute('aria-label', getText('closeSidebar'));
  closeButton.textContent = '✕';
  const name = navbar.querySelector('.navbar__brand')?.cloneNode(true);
  brand.append(...(name ? [name] : []), closeButton);

  const links = render('ul', 'menu__list');
  for (const link of navbar.querySelectorAll('.navbar__inner .navbar__link[href^="/"]')) {
    const item = render('li', 'menu__list-item');
    const copy = link.cloneNode(true) as HTMLElement;
    copy.className = /active/.test(link.className) ? 'menu__link menu__link--active' : 'menu__link';
    item.append(copy);
    links.append(item);
  }
  const menu = document.querySelector('.theme-doc-sidebar-menu')?.cloneNode(true);
  const panel = render('div', 'navbar-sidebar__item menu');
  panel.append(...(menu ? [menu] : []), links);
  const items = render('div', 'navbar-sidebar__items');
  items.append(panel);
  const drawer = render('div', 'navbar-sidebar');
  drawer.append(brand, renderTools(navbar), items);
  return drawer;
}

/** The languages side by side, each a tap away, and the button of the color mode. */
function renderTools(navbar: Element): HTMLElement {
  const languages = render('ul', 'drawer-languages');
  for (const link of navbar.querySelectorAll('.dropdown__link[lang]')) {
    const copy = link.cloneNode(true) as HTMLElement;
    copy.className = '';
    if (copy.lang === document.documentElement.lang) copy.setAttribute('aria-current', 'true');
    const item = document.createElement('li');
    item.append(copy);
    languages.append(item);
  }
  const colorMode = render('div', '');
  colorMode.dataset.colorMode = '';
  colorMode.append(...(navbar.querySelector('[class*=colorModeToggle]')?.cloneNode(true).childNodes ?? []));
  const tools = render('div', 'drawer-tools');
  tools.append(languages, colorMode);
  return tools;
}

function render(tagName: string, className: string): HTMLElement {
  const element = document.createElement(tagName);
  element.className = className;
  return element;
}
