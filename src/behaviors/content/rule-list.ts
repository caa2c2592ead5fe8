import { getLens, isInLens, nameOfLens } from './carrier-lens';
import { onChoice } from '../choices';
import { onPage } from '../lifecycle';
import { onEvent } from '../on-event';
import { findTarget, showTarget } from '../navigation/target';

/** Lists of rules, `data-rules`: narrowed by a text and by the chosen carrier, and shown again at the fields they are about. */
export function startRuleList(): void {
  onEvent('input', '[data-rule-filter]', narrowAll);
  // Before the fold opens, so that its motion knows the height.
  onEvent('click', '[data-rules-of] > summary', fillFieldRules, { capture: true });
  onChoice(narrowAll, 'lens');
  onPage(() => {
    narrowAll();
    // The rule that a link leads to is shown, whichever carrier is chosen.
    const target = findTarget();
    if (target?.hidden && target.dataset.rule !== undefined) showTarget();
  });
}

function narrowAll(): void {
  document.querySelectorAll<HTMLElement>('[data-rules]').forEach(narrow);
}

function narrow(list: HTMLElement): void {
  const wanted = list.querySelector<HTMLInputElement>('[data-rule-filter]')?.value.trim().toLowerCase() ?? '';
  const lens = getLens();
  let shown = 0;
  for (const rule of list.querySelectorAll<HTMLElement>('[data-rule]')) {
    const isShown = isInLens(rule, lens) && rule.textContent.toLowerCase().includes(wanted);
    rule.hidden = !isShown;
    if (isShown) shown += 1;
  }
  const count = list.querySelector<HTMLElement>('[data-count]');
  if (!count) return;
  const { count: all = '', countCarrier = '' } = count.dataset;
  count.textContent = (lens ? countCarrier : all).replace('{carrier}', nameOfLens()).replace('{n}', String(shown));
}

/** A field shows copies of its rules, without their ids: the rules themselves stay in their list. */
function fillFieldRules({ parentElement: fold }: HTMLElement): void {
  const content = fold?.querySelector(':scope > div');
  if (!fold || !content || fold.dataset.rulesOf === undefined || 'filled' in fold.dataset) return;
  const rules = fold.dataset.rulesOf.split(' ').map((id) => document.getElementById(`rule-${id}`));
  const copies = rules.map((rule) => rule?.cloneNode(true) as HTMLElement | undefined);
  for (const copy of copies) {
    copy?.removeAttribute('id');
    copy?.removeAttribute('hidden');
    copy?.removeAttribute('data-target');
  }
  content.replaceChildren(...copies.filter((copy) => copy !== undefined));
  fold.dataset.filled = '';
}
