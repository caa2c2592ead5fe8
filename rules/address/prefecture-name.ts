import { defineRule } from '../define-rule';
import type { Finding } from '../issue';
import { joinField } from '../join-field';
import { COMPARED_LENGTH_MAX } from '../suggest';
import { findJapanesePrefecture, findPrefecture } from './find-prefecture';

/** How each field names a prefecture. */
const FORMS = [
  { name: 'province', find: findPrefecture, languages: ['ja', 'en'] },
  { name: 'province_kanji', find: findJapanesePrefecture, languages: ['ja'] },
] as const;

export const prefectureName = defineRule({
  id: 'prefecture-name',
  title: 'Prefecture by name, not by code',
  subject: 'address',
  operations: ['shipment-create', 'rates-list', 'address-register', 'warehouse-register'],
  source: 'assumed',
  statement:
    "In Japan, `province` is the name of the prefecture in Japanese or in Latin letters, such as {names}, and `province_kanji` its name in Japanese. Codes aren't accepted.",
  message: "'{text}' isn't the name of a prefecture. Specify a name such as {names}.",
  about: ({ prefectures: [first] }) => ({ names: first ? [first.ja, first.en] : [] }),
  check: ({ contract, addresses }) =>
    addresses
      .filter(({ address }) => address.text('country') === 'JP')
      .flatMap(({ at, address }) =>
        FORMS.flatMap(({ name, find, languages }): Finding[] => {
          const text = address.text(name);
          if (text === undefined || find(contract, text)) return [];
          const value = contract.prefectures.flatMap((prefecture) => languages.map((language) => prefecture[language]));
          const params = { text: text.slice(0, COMPARED_LENGTH_MAX), names: value.slice(0, languages.length) };
          return [{ code: 'INVALID_VALUE', field: joinField(at, name), value, params }];
        }),
      ),
});
