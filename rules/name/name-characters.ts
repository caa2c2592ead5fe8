import { defineRule } from '../define-rule';

/** Control characters, line separators, halves of surrogate pairs, which UTF-8 cannot represent, and emoji. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Emoji_Presentation}\u20e3]|\p{Extended_Pictographic}\ufe0f/gu;

/** Zero-width characters and their like. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{White_Space}\u2800]/gu;

export const nameCharacters = defineRule({
  id: 'name-characters',
  title: 'Characters of names and addresses',
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
    "Names, address fields except `email`, reference numbers and delivery notes can't contain line breaks, other control characters, emoji or unpaired surrogates. A value that isn't empty must contain at least one visible character. The `key` of a sub user contains visible characters only.",
  message: 'Remove {characters}.[ Enter at least {least} other visible character.]',
  check: ({ names }) =>
    names
      .map(({ field, text, isIdentifier }) => {
        const characters = listForbidden(text, isIdentifier);
        const isBlank = text.replace(INVISIBLE, '').replace(FORBIDDEN, '') === '';
        return { field, characters, least: isBlank ? [1] : [] };
      })
      .filter(({ characters }) => characters.length > 0)
      .map(({ field, ...params }) => ({ code: 'INVALID', field, params })),
});

/** The characters that a name can't contain, each once. They include invisible ones if the name has no others. */
function listForbidden(text: string, isIdentifier: boolean): string[] {
  const isBlank = text.replace(INVISIBLE, '') === '';
  const found = [text.match(FORBIDDEN) ?? [], isBlank || isIdentifier ? (text.match(INVISIBLE) ?? []) : []];
  return [...new Set(found.flat())];
}
