import type { LimitSummary, SandboxSummary } from '../../hooks/sandbox-summary';
import { onStored, readStored } from '../../hooks/stored';
import { renderJapanTime } from '../japan-time';

/** How often the clock of the bar is set, in milliseconds. */
const REFRESH = 15_000;

/** Shows what the browser remembers of the reader's sandbox; without a first use, the bar stays hidden. */
export function startSandboxBar(): void {
  onStored(draw);
  setInterval(draw, REFRESH);
  draw();
}

type Facts = Record<string, string | number | undefined>;

function draw(): void {
  const bar = document.querySelector<HTMLElement>('[data-sandbox-bar]');
  if (!bar) return;
  const facts = readFacts(bar);
  bar.hidden = !facts;
  document.documentElement.toggleAttribute('data-sandbox', Boolean(facts));
  if (!facts) return;
  for (const fact of bar.querySelectorAll<HTMLElement>('[data-fact]')) {
    const { fact: name = '', text = '' } = fact.dataset;
    const value = facts[name];
    fact.hidden = value === undefined;
    fact.toggleAttribute('data-usual', value === fact.dataset.account);
    fact.textContent = value === undefined ? '' : pickForm(text, value).replace('{value}', String(value));
  }
}

function readFacts(bar: HTMLElement): Facts | undefined {
  const summary = (readStored('sandbox') ?? {}) as SandboxSummary;
  const { shipments, carriers, subUsers, clockOffset, callers } = summary;
  if (![shipments, carriers, subUsers].every(Number.isInteger)) return undefined;
  try {
    return {
      shipments,
      carriers,
      subUsers,
      caller: findCaller(bar, callers),
      limit: readLimit(),
      clock: clockOffset === 0 ? undefined : renderJapanTime(Date.now() + clockOffset),
      scenario: readStored('sandbox-scenario') as string | undefined,
    };
  } catch {
    // It was stored by another version of the portal, or by something else.
    return undefined;
  }
}

function findCaller(bar: HTMLElement, callers: SandboxSummary['callers']): string | undefined {
  const { account, other } = bar.querySelector<HTMLElement>('[data-fact=caller]')?.dataset ?? {};
  if (readStored('sandbox-token') !== undefined) return other;
  const id = readStored('sandbox-caller');
  return callers.find((caller) => caller.id === id)?.name || account;
}

/** The number of calls that are left; undefined after the window of the call limit has ended. */
function readLimit(): string | undefined {
  const limit = readStored('sandbox-limit') as LimitSummary | undefined;
  const rest = (limit?.until ?? 0) - Date.now();
  // Also for a time that is no number.
  if (!limit || !(rest > 0)) return undefined;
  setTimeout(draw, Math.min(rest, REFRESH));
  return limit.left;
}

/** '{value} shipment|{value} shipments', 2 → '{value} shipments' */
function pickForm(text: string, value: string | number): string {
  const forms = text.split('|');
  const isOne = new Intl.PluralRules(document.documentElement.lang).select(Number(value) || 0) === 'one';
  return (isOne ? forms[0] : forms.at(-1)) ?? '';
}
