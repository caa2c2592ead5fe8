import { beforeAll, describe, expect, it } from 'vitest';
import { createEnglishLinter } from './create-english-linter';

/** Sentences with a word that the vocabulary replaces, and what the linter says. */
const REPLACED: [string, RegExp][] = [
  ['The answer contains the label.', /answer => response/],
  ['See [the answer](/err).', /answer => response/],
  ['The API answered with 200.', /answered => return/],
  ['## Faults on demand', /Faults => error/],
  ['**The call is refused.**', /refused => reject/],
  ['The carrier takes a tax ID.', /takes => support/],
  ['`errors` holds an entry.', /holds => contain/],
  ['Carriers stand in `errors`.', /stand => is/],
  ['Each member of the object', /member => field/],
  ['Run the programs.', /programs => sample/],
  ['It makes a new label.', /makes a new label => create/],
  ['A parcel that goes abroad', /abroad => international/],
  ['A parcel that crosses a border', /crosses a border => international/],
  ['The address of the page', /address of the page => URL/],
  ['The account at the carrier', /account at the carrier => carrier account/],
  ['Data of its own', /of its own => separate/],
  ['Look up the id.', /id => ID/],
  ['The cancelled call', /cancelled => canceled/],
  ['A catalogue in colour', /catalogue => catalog[\s\S]*colour => color/],
  ['Authorised organisations', /Authorised => Authorized[\s\S]*organisations => organizations/],
];

const FINE = [
  'The response contains the label.',
  'The change takes effect. Delivery takes\nlonger.',
  'The field `id` and `answer`',
  'It gives access to the data.',
  'Hold back the calls.',
  '[ID](/shipment#id)',
  'The folder `src/behaviors/`. Otherwise, raise an exception.',
];

describe('the English linter', () => {
  let lint: (text: string) => Promise<string>;
  beforeAll(async () => {
    const linter = await createEnglishLinter();
    lint = async (text) => (await linter.lintText(text, 'text.md')).messages.map(({ message }) => message).join('\n');
  });

  it.each(REPLACED)('says what to write instead: %s', async (text, says) => {
    expect(await lint(text)).toMatch(says);
  });

  it.each(FINE)('accepts: %s', async (text) => {
    expect(await lint(text)).toBe('');
  });
});
