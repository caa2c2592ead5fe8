import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

type Link = { rel?: string; type?: string; href: string };
type Text = { value: string };
type Entry = { id: string; title: Text; updated: string; links: Link[]; content: Text };
type Feed = {
  id: string;
  title: Text;
  updated: string;
  links: Link[];
  authors: { name: string }[];
  entries: Entry[];
};

const require = createRequire(resolve('tests/clients/package.json'));
const { parseAtomFeed } = require('feedsmith') as { parseAtomFeed: (text: string) => Feed };

describe.each(['build', 'build/en'])('the feed of %s', (dir) => {
  const feed = parseAtomFeed(readFileSync(`${dir}/changelog.atom`, 'utf8'));
  const { releases } = JSON.parse(readFileSync(`${dir}/changelog.json`, 'utf8')) as {
    releases: { version: string | null; date: string | null; title: string }[];
  };
  const released = releases.filter(({ version }) => version !== null);

  it('says to a feed reader what it is and where it comes from', () => {
    const url = `https://docs.shipping.example/${dir === 'build' ? '' : 'en/'}`;
    expect(feed).toMatchObject({
      id: `${url}changelog.atom`,
      authors: [{ name: expect.stringMatching(/./) as string }],
    });
    expect(feed.links).toContainEqual({ rel: 'self', type: 'application/atom+xml', href: `${url}changelog.atom` });
    expect(feed.links).toContainEqual({ rel: 'alternate', type: 'text/html', href: `${url}changes` });
    expect(feed.updated).toBe(feed.entries[0]?.updated);
  });

  it('has an entry for each release, the newest first', () => {
    expect(feed.entries.map(({ title }) => title.value)).toEqual(released.map(({ title }) => title));
    expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(released.length);
    for (const { updated, content } of feed.entries) {
      expect(new Date(updated).getTime()).not.toBeNaN();
      expect(content.value).toMatch(/^<(p|h3)>/);
    }
    expect(feed.entries.map(({ updated }) => updated.slice(0, 10))).toEqual(released.map(({ date }) => date));
  });
});
