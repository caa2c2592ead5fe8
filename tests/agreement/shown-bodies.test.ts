import type { Element, ElementContent } from 'hast';
import { expect, it } from 'vitest';
import type { Example } from '../../contract';
import { toExampleDates } from '../../contract/working-days';
import { loadMaterials } from '../../sandbox/node';
import { buildEnvironment } from '../../tools/record/build-environment';
import { createSender, openSandbox, type Recorder } from '../../tools/record/send-example';
import { readPage, select, selectAll } from './built-site';

/** Every body that a page shows is sent as the reader copies it: with the dates that the page fills in. */

const materials = loadMaterials();
const { contract } = materials;
const examples = contract.examples.filter(({ request }) => request !== undefined);

/** Mornings in Japan: a usual one, a Friday, one before holidays, and the last of a year. */
const MORNINGS = ['2026-11-24T01:00:00Z', '2026-11-27T01:00:00Z', '2027-04-28T01:00:00Z', '2026-12-31T01:00:00Z'];

const recorder: Recorder = {
  // The reader's day may be any; Yamato's test environment is closed at some.
  open: (now) => openSandbox(buildEnvironment(materials, { now, ignoreHours: true })),
};

it.each(MORNINGS)('each body is accepted, copied at %s', async (morning) => {
  const now = Date.parse(morning);
  for (const example of examples) {
    const sender = await createSender(contract, recorder, now);
    await sender.sendAll(example.after);
    sender.wait(example.hoursLater);
    const request = JSON.parse(readBody(example, toExampleDates(now))) as unknown;
    const { status, body } = await sender.send({ ...example, request }, { locale: 'ja' });
    const at = `${example.operation}/${example.name}`;
    expect.soft(status === 200 ? {} : { status, body }, at).toEqual({});
  }
});

/** The text of the body of an example on the page of its operation. */
function readBody({ operation, name }: Example, dates: Record<string, string>): string {
  const panel = select('#example-request [role=tabpanel]', readPage('ja', operation));
  const all = examples.filter((one) => one.operation === operation);
  const codes = panel ? selectAll('pre code', panel) : [];
  expect(codes).toHaveLength(all.length);
  return toCopied(codes[all.findIndex((one) => one.name === name)], dates);
}

function toCopied(node: Element | ElementContent | undefined, dates: Record<string, string>): string {
  if (node?.type === 'text') return node.value;
  if (node?.type !== 'element') return '';
  const date = dates[String(node.properties.dataDate)];
  return date ?? node.children.map((child) => toCopied(child, dates)).join('');
}
