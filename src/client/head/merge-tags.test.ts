import { createElement, Fragment } from 'react';
import { describe, expect, it } from 'vitest';
import { collectTags, type Tag } from './collect-tags';
import { mergeTags } from './merge-tags';

const meta = (name: string, content: string): Tag => ({ name: 'meta', attributes: { name, content }, text: '' });
const link = (rel: string, href: string, hreflang?: string): Tag => ({
  name: 'link',
  attributes: { rel, href, ...(hreflang ? { hreflang } : {}) },
  text: '',
});
const title = (text: string): Tag => ({ name: 'title', attributes: {}, text });

describe('tags of several components', () => {
  it.each<[string, Tag[][], Tag[]]>([
    ['take the last title', [[title('Site')], [title('Page')]], [title('Page')]],
    ['take the last description', [[meta('description', 'a')], [meta('description', 'b')]], [meta('description', 'b')]],
    ['keep what is about something else', [[meta('a', '1')], [meta('b', '2')]], [meta('a', '1'), meta('b', '2')]],
    ['keep two of a kind from one component', [[meta('a', '1'), meta('a', '2')]], [meta('a', '1'), meta('a', '2')]],
    ['have one canonical address', [[link('canonical', '/a')], [link('canonical', '/b')]], [link('canonical', '/b')]],
    [
      'have one address for several languages',
      [[link('alternate', '/a', 'ja'), link('alternate', '/a', 'x-default')]],
      [link('alternate', '/a', 'ja'), link('alternate', '/a', 'x-default')],
    ],
  ])('%s', (_, lists, expected) => {
    expect(mergeTags(lists)).toEqual(expected);
  });
});

describe('the tags that a component asks for', () => {
  it('are read through fragments, with the names that HTML has', () => {
    const children = createElement(
      Fragment,
      null,
      createElement('html', { className: 'docs', lang: 'ja', 'data-has-hydrated': true }),
      createElement('title', null, 'Files'),
      createElement('link', { rel: 'alternate', hrefLang: 'en', href: undefined }),
    );
    expect(collectTags(children)).toEqual([
      { name: 'html', attributes: { class: 'docs', lang: 'ja', 'data-has-hydrated': 'true' }, text: '' },
      { name: 'title', attributes: {}, text: 'Files' },
      { name: 'link', attributes: { rel: 'alternate', hreflang: 'en' }, text: '' },
    ]);
  });

  it('are no components', () => {
    expect(() => collectTags(createElement(() => null))).toThrow('A head holds tags');
  });
});
