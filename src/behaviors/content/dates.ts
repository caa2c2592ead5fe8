import { toExampleDates } from '../../../contract/working-days';
import { onPage } from '../lifecycle';

/** Fills the dates of examples in, `<time data-date="shipping_date">`, so that they can be sent as they are shown. */
export function start(): void {
  onPage(fillDates);
}

function fillDates(): void {
  const dates = toExampleDates(Date.now());
  for (const place of document.querySelectorAll<HTMLElement>('[data-date]'))
    place.textContent = dates[place.dataset.date as keyof typeof dates];
}
