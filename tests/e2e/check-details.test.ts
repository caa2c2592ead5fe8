import { EXAMPLE_NOW, mergePatch, resolveExampleValue, type ErrorCase } from '../../contract';
import { loadContract, resolveReference } from '../../contract/node';
import { CHECK, openCheck } from './check-parts';
import { expect, LOCALES, test, tryIn } from './portal';

type Detail = { field: string; message: string };
/** As the browser saves it. */
type Row = { key: string; kind: 'carrier' | 'user'; owner: string; body: { id: string } };

/** The field doesn't accept a longer text. */
const PASTED_MAX = 1_000_000;

const contract = loadContract('contract');
// A request whose token is rejected is not checked, a request without a body has nothing to check, and the account in a
// path is not pasted: the unit test of the checker covers those.
const withBody = contract.operations.filter(({ operation, path }) => operation.requestBody && !path.includes('{'));
const ids = withBody.map(({ id }) => id);
const errorCases = contract.errorCases.filter(
  (errorCase) =>
    errorCase.token === 'account' && ids.includes(errorCase.operation) && toText(errorCase).length <= PASTED_MAX,
);

/** What the page reads besides the text: the code of the operation, the records of the sandbox, and its clock. */
function toKind({ operation, example, after, accounts, at }: ErrorCase): string {
  const found = contract.examples.find((one) => one.operation === operation && one.name === example);
  const records = [...(found?.after ?? []), ...after].map((name) => name.replace(/\/.*/, ''));
  return [operation, accounts, at !== undefined, ...new Set(records)].join(' ');
}

/** One request of each kind: `checker.test.ts` compares all of them, in both languages. */
const ofKinds = [...new Map(errorCases.map((errorCase) => [toKind(errorCase), errorCase])).values()];

function getResponse(name: string): unknown {
  return contract.examples.find(({ operation, name: own }) => `${operation}/${own}` === name)?.response;
}

function toText({ operation, example, change, at }: ErrorCase): string {
  const found = contract.examples.find((one) => one.operation === operation && one.name === example);
  const body = resolveExampleValue(mergePatch(found?.request, change), at ?? EXAMPLE_NOW);
  return resolveReference(JSON.stringify(body, null, 2), getResponse);
}

/** The carrier accounts and the sub users that the reader of a failing request has in the sandbox. */
function toRows({ operation, example, after, accounts }: ErrorCase): Row[] {
  const found = contract.examples.find((one) => one.operation === operation && one.name === example);
  const state = accounts === 'pending' ? { state: 'pending' } : {};
  return [...(found?.after ?? []), ...after].flatMap((name): Row[] => {
    const body = { ...(getResponse(name) as Row['body']), ...state };
    if (name.startsWith('subuser-register/')) return [{ key: body.id, kind: 'user', owner: 'account', body }];
    const isRegistered = name.startsWith('carrier-register/') && accounts !== 'none';
    return isRegistered ? [{ key: body.id, kind: 'carrier', owner: 'account', body }] : [];
  });
}

/** The sentences of issues, with the values of a menu in its place. */
function readSentences(paragraphs: Element[], separator: string): string[] {
  return paragraphs.map((paragraph) => {
    const copy = paragraph.cloneNode(true) as Element;
    for (const menu of copy.querySelectorAll('select'))
      menu.replaceWith(
        Array.from(menu.options, ({ text }) => text)
          .slice(1)
          .join(separator),
      );
    return copy.textContent;
  });
}

for (const locale of LOCALES) {
  test(`Check says of failing requests what the API says, in ${locale}`, tryIn(locale), async ({ page, open }) => {
    await open(locale, 'err');
    const { tool, issues, paste } = await openCheck(page, locale);
    // The choices belong to a text.
    await paste('{}');
    await tool.getByLabel(CHECK.accounts[locale], { exact: true }).selectOption('mine');
    for (const errorCase of ofKinds) {
      await saveSandbox(errorCase);
      await tool.getByLabel(CHECK.operation[locale], { exact: true }).selectOption(errorCase.operation);
      await paste(toText(errorCase));
      const { details, delivery, warnings } = errorCase.responses[locale] as {
        details?: Detail[];
        delivery?: { warnings: Detail[] };
        warnings?: Detail[];
      };
      const expected = (details ?? delivery?.warnings ?? warnings ?? []).map(({ message }) => message);
      const messages = await issues
        .getByRole('paragraph')
        .filter({ hasNot: page.getByRole('button') })
        .evaluateAll(readSentences, locale === 'ja' ? '、' : ', ');
      expect(messages.sort(), errorCase.name).toEqual(expected.sort());
    }

    /** Puts records and a clock into the sandbox of this browser, as its own pages do. */
    async function saveSandbox(errorCase: ErrorCase): Promise<void> {
      const clockOffset = (errorCase.at ?? EXAMPLE_NOW) - Date.now();
      await page.evaluate(
        async ([rows, offset]) => {
          const database = await new Promise<IDBDatabase>((resolve, reject) => {
            const opening = indexedDB.open('sandbox', 1);
            opening.onupgradeneeded = () => {
              opening.result.createObjectStore('records', { keyPath: 'key' });
              opening.result.createObjectStore('state');
              opening.result.createObjectStore('calls', { autoIncrement: true });
              opening.result.createObjectStore('windows');
            };
            opening.onsuccess = () => resolve(opening.result);
            opening.onerror = () => reject(new Error('The database did not open.'));
          });
          const transaction = database.transaction(['records', 'state'], 'readwrite');
          transaction.objectStore('records').clear();
          for (const row of rows) transaction.objectStore('records').put(row);
          const settings = { seed: 'test', clockOffset: offset, ignoreHours: false };
          transaction.objectStore('state').put({ settings, revision: '', nextPlace: 0 }, 'sandbox');
          await new Promise((resolve) => (transaction.oncomplete = resolve));
          database.close();
          localStorage.setItem('portal.sandbox', JSON.stringify({ clockOffset: offset, callers: [] }));
          window.dispatchEvent(new StorageEvent('storage', { key: 'portal.sandbox' }));
        },
        [toRows(errorCase), clockOffset] as const,
      );
    }
  });
}
