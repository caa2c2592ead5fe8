/** A change that a writer makes, and maybe undoes, the page on which it shows, and the text by which it is known. */
export type Edit = {
  what: string;
  on: string;
  file: string;
  from: string | RegExp;
  to: string;
  shows: string;
  isUndone?: true;
};

const JAPANESE = 'i18n/ja/docusaurus-plugin-content-docs';
/** Those of the contract show in both languages by the same code, so one of them has most. */
export const EDITS: Record<'ja' | 'en', Edit[]> = {
  ja: [
    {
      what: 'a page',
      on: 'auth',
      file: `${JAPANESE}/current/auth.mdx`,
      from: '## トークンの送信',
      to: '## 見出しの差し替え',
      shows: '見出しの差し替え',
      isUndone: true,
    },
    {
      what: 'a string of the code',
      on: 'shipment-create',
      file: 'i18n/ja/code.json',
      from: /"field\.required": \{\s*"message": "/,
      to: '"field.required": { "message": "差し替え',
      shows: '差し替え',
    },
    {
      what: 'the name of a group of pages',
      on: 'auth',
      file: `${JAPANESE}/current.json`,
      from: '"message": "はじめに"',
      to: '"message": "差し替えた群"',
      shows: '差し替えた群',
    },
    {
      what: 'a translated sentence of the contract',
      on: 'shipment-create',
      file: 'i18n/ja/reference/schemas.json',
      from: /"Setup\.date": \{\s*"message": "/,
      to: '"Setup.date": { "message": "差し替えた文。',
      shows: '差し替えた文。',
    },
    {
      what: 'the English of a page, as a notice',
      on: 'auth',
      file: 'docs/auth.mdx',
      from: '## Send the token',
      to: '## Send it',
      shows: '英語版の最新の更新が反映されていません',
    },
    {
      what: 'a number of the contract',
      on: 'pagination',
      file: 'contract/data/operations/shipments-list.yaml',
      from: /maximum: \d+/,
      to: 'maximum: 9241',
      shows: '9241',
    },
    {
      what: 'a field of the contract',
      on: 'shipment-create',
      file: 'contract/data/schemas/parcel-fields.yaml',
      from: '\nproperties:',
      to: '\nproperties:\n  girth_of_live: { type: number, description: Girth. }',
      shows: 'girth_of_live',
    },
  ],
  en: [
    {
      what: 'a page',
      on: 'auth',
      file: 'docs/auth.mdx',
      from: '## Send the token',
      to: '## A heading exchanged',
      shows: 'A heading exchanged',
    },
    {
      what: 'a sentence of the contract',
      on: 'shipment-create',
      file: 'contract/data/schemas/setup.yaml',
      from: 'Shipping date: the day',
      to: 'Exchanged: the day',
      shows: 'Exchanged: the day',
    },
  ],
};
