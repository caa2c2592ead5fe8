import { copyText } from '../clipboard';
import { announce, getText } from '../texts';

/** How long a link says that its URL was copied, in milliseconds. */
const SHOWN_FOR = 2000;

/** The link of a heading or a field also copies its URL. Where nothing can be copied, the URL is in the address bar. */
export function startHeadingLinks(): void {
  // After the document, whose listeners correct the URL where another page is being loaded.
  window.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.hash-link') : null;
    if (link) void copyUrl(link);
  });
}

async function copyUrl(link: HTMLAnchorElement): Promise<void> {
  if (!(await copyText(link.href))) return;
  link.dataset.copied = '';
  announce(getText('linkCopied'));
  setTimeout(() => delete link.dataset.copied, SHOWN_FOR);
}
