// cspell:ignore UAARU
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { LinkError, LINK_LENGTH_MAX, readFragment, renderFragment } from './link';
import type { Story, StoryCall } from './story';

const CALL: StoryCall = {
  method: 'POST',
  path: '/shipments',
  caller: 'account',
  scenario: '',
  body: '{"to_address":{"full_name":"高橋 美咲"}}',
  at: 1_795_000_000_000,
  status: 200,
  isOutsideHours: false,
  made: ['API-1', '360063954375'],
};
const STORY: Story = {
  seed: 'seed',
  now: 1_795_000_100_000,
  ignoreHours: true,
  calls: [CALL, { ...CALL, method: 'GET', path: '/shipments/API-1', body: undefined, made: [] }],
};

describe('the link of a story', () => {
  it('contains the story', async () => {
    const fragment = await renderFragment(STORY);
    expect(fragment).toMatch(/^#story=1\.[\w-]+$/);
    expect(await readFragment(fragment)).toEqual(STORY);
  });

  it('is rejected if its story is too long', async () => {
    const calls = [{ ...CALL, body: randomBytes(LINK_LENGTH_MAX).toString('base64') }];
    await expect(renderFragment({ ...STORY, calls })).rejects.toMatchObject({ problem: 'too-long' });
  });

  it.each([
    ['cut off', 'damaged', (fragment: string) => fragment.slice(0, -10)],
    ['changed', 'damaged', (fragment: string) => fragment.slice(0, 30) + 'AAAA' + fragment.slice(34)],
    ['without a story', 'damaged', () => '#story='],
    ['of another form', 'damaged', () => '#story=1.eJyLjgUAARUAuQ'],
    ['of a newer version', 'newer', (fragment: string) => fragment.replace('=1.', '=2.')],
    ['too long', 'too-long', () => `#story=1.${'A'.repeat(LINK_LENGTH_MAX)}`],
  ])('that is %s is reported as %s', async (_, problem, change) => {
    const changed = change(await renderFragment(STORY));
    await expect(readFragment(changed)).rejects.toEqual(new LinkError(problem as LinkError['problem']));
    await expect(readFragment(changed)).rejects.toMatchObject({ problem });
  });

  it('with a clock that cannot be shown, or more calls than the portal puts in one, is damaged', async () => {
    for (const change of [
      { now: 9e15 },
      { now: -1 },
      { calls: Array.from({ length: 201 }, () => CALL) },
      { calls: [] },
    ])
      await expect(readFragment(await renderFragment({ ...STORY, ...change }))).rejects.toMatchObject({
        problem: 'damaged',
      });
    const most = { ...STORY, calls: Array.from({ length: 200 }, () => CALL) };
    expect(await readFragment(await renderFragment(most))).toEqual(most);
  });

  it('that unpacks to more than a link is made of is too long', async () => {
    const calls = Array.from({ length: 6 }, () => ({ ...CALL, body: ' '.repeat(99_000) }));
    await expect(readFragment(await renderFragment({ ...STORY, calls }))).rejects.toMatchObject({
      problem: 'too-long',
    });
  });

  it.each([
    ['another method', { method: 'TRACE' }],
    ['a URL of another host', { path: 'https://evil.example/' }],
    ['a line after the ID of its caller', { caller: 'x\ntouch /tmp/x' }],
    ['a number for a body', { body: 1 }],
    ['no time', { at: Number.NaN }],
    ['an object for an ID', { made: [{}] }],
    ['an ID that is no ID', { made: ['x'.repeat(101)] }],
    ['a time that no clock shows', { at: -9e15 }],
    ['a time of another decade', { at: CALL.at - 11 * 365 * 86_400_000 }],
    ['a delay, which is no call of a story', { scenario: 'slow:30' }],
    ['a body that is longer than any', { body: ' '.repeat(100_001) }],
  ])('with %s is damaged', async (_, change) => {
    const fragment = await renderFragment({ ...STORY, calls: [{ ...CALL, ...change } as StoryCall] });
    await expect(readFragment(fragment)).rejects.toMatchObject({ problem: 'damaged' });
  });

  it('that unpacks to more than a link can contain is too long', async () => {
    const fragment = await renderFragment({ ...STORY, calls: [{ ...CALL, body: ' '.repeat(3_000_000) }] });
    await expect(readFragment(fragment)).rejects.toMatchObject({ problem: 'too-long' });
  });
});
