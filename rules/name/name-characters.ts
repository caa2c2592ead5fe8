import { defineRule } from '../define-rule';

/** Control characters, line separators, halves of surrogate pairs, which UTF-8 cannot represent, and emoji. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Emoji_Presentation}\u20e3]|\p{Extended_Pictographic}\ufe0f/u;

/** Zero-width characters and their like. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{White_Space}\u2800]/gu;

export const nameCharacters = defineRule({
  id: 'name-characters',
  title: 'Characters of a name',
  subject: 'name',
  operations: [
    'shipment-create',
    'rates-list',
    'address-register',
    'warehouse-register',
    'carrier-register',
    'carrier-update',
    'subuser-register',
  ],
  source: 'assumed',
  statement:
    'Names of persons, companies, products and carrier accounts, the reference number and delivery note of a shipment, and the lines, postal code and province of an address contain at least one visible character, unless empty, and no line breaks, other control characters, emoji or unpaired surrogates. The `key` of a sub user contains visible characters only.',
  message: 'Specify at least one visible character, and remove line breaks, other control characters and emoji.',
  check: ({ names }) =>
    names
      .filter(({ text, isIdentifier }) => {
        const visible = text.replace(INVISIBLE, '');
        return FORBIDDEN.test(text) || visible === '' || (isIdentifier && visible !== text);
      })
      .map(({ field }) => ({ code: 'INVALID', field })),
});
