import { expect, it } from 'vitest';
import { isFiller, listStems } from './name-stems';

/** Words that say how a value is written, or which of several it is: an API can add each to the name of a field. */
const FILLERS =
  'add allow amount apply box cargo carrier code collect confirmation count cover currency custom customer default delivery detail details ' +
  'disabled enable enabled env environment field flag has id ids include indicator info is item label len length line list ' +
  'method mode name no num number option options order package packages parcel preferred product production protection ' +
  'rate rates ref reference request requested require required return rule selected service services set setting settings ' +
  'shipment shipping size speed standard state status subtotal temp total type unit use using value want with';
const FLAGS = 'add allow apply disabled enable enabled flag has include indicator is require required want with';

it.each(FILLERS.split(' '))('the word %s in a name says nothing else than the other words', (word) => {
  expect(isFiller(word)).toBe(true);
  const isFlag = FLAGS.split(' ').includes(word);
  for (const name of [`${word}_incoterms`, `incoterms-${word}`])
    expect(listStems(name)).toContainEqual({
      name: 'incoterms',
      words: ['incoterms'],
      start: expect.any(Number) as number,
      isWhole: true,
      isFlag,
    });
});

it.each(['fee', 'insurance', 'gift'])('the word %s says something itself', (word) => {
  expect(isFiller(word)).toBe(false);
  expect(listStems(`${word}_incoterms`).filter(({ isWhole }) => isWhole)).toEqual([]);
});
