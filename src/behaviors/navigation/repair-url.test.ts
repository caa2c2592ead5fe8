import { expect, it } from 'vitest';
import { toDecodable, toPathOfSite } from './repair-url';

it.each([
  ['/en/auth', '/en/auth'],
  ['/%E5%87%BA%E8%8D%B7', '/%E5%87%BA%E8%8D%B7'],
  ['/100%25', '/100%25'],
  ['/en/%E0%A4%A', '/en/%25E0%25A4%25A'],
  ['/100%', '/100%25'],
  ['#%zz', '#%25zz'],
  ['', ''],
])('%j → %j', (part, decodable) => {
  expect(toDecodable(part)).toBe(decodable);
});

it.each([
  ['//en/auth', '/en/auth'],
  ['///auth', '/auth'],
  ['/en//auth', '/en//auth'],
  ['/', '/'],
])('the path %j is %j on this site', (path, ofSite) => {
  expect(toPathOfSite(path)).toBe(ofSite);
});
