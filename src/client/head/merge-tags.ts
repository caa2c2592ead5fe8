import type { Tag } from './collect-tags';

/** By what a `meta` says what it is about. */
const META_KEYS = ['charset', 'http-equiv', 'name', 'property', 'itemprop'];

/**
 * One list of the tags of several components, first to last. What a later one says replaces what an earlier one says of
 * the same thing; one component may say several things of one kind, such as two `og:locale:alternate`.
 */
export function mergeTags(lists: Tag[][]): Tag[] {
  const said = new Set<string>();
  return lists
    .toReversed()
    .map((tags) => {
      const kept = tags.filter((tag) => !said.has(toKey(tag)));
      for (const tag of tags) said.add(toKey(tag));
      return kept;
    })
    .toReversed()
    .flat();
}

/** What a tag is about. Attributes of `html` and `body` are joined, so each list of them is a thing of its own. */
function toKey(tag: Tag): string {
  const { name, attributes, text } = tag;
  if (name === 'title') return name;
  if (name === 'meta') {
    const key = META_KEYS.find((one) => one in attributes);
    return key ? `meta ${key} ${attributes[key]}` : JSON.stringify(tag);
  }
  if (name === 'link' && attributes.rel === 'canonical') return 'link canonical';
  if (name === 'link') return `link ${attributes.rel} ${attributes.href} ${attributes.hreflang}`;
  return `${name} ${JSON.stringify(attributes)} ${text}`;
}
