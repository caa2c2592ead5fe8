import type { SiteCopy } from '../copies/site-copy';

/** Something that must not stay unseen: how it comes about, and how the check names it. */
export type Mistake = { mistake: string; seed: (site: SiteCopy) => void; says: RegExp };

/** A step of the test run, what narrows it to some files, and the mistakes that it has to catch. */
export type Check = { step: string; args?: string[]; mistakes: Mistake[] };

const JAPANESE = 'i18n/ja/docusaurus-plugin-content-docs/current';
const PAGE = '---\ntitle: Extra\ndescription: A page that nobody asked for, of some length.\n---\n\nText.\n';

export const CHECKS: Check[] = [
  {
    step: 'agreement',
    args: [
      'tests/agreement/pages.test.ts',
      'tests/agreement/prose-numbers.test.ts',
      'tests/agreement/numbers.test.ts',
      'tests/agreement/examples.test.ts',
      'tests/agreement/assumptions.test.ts',
      'tests/agreement/operations.test.ts',
      'tests/agreement/documents.test.ts',
      'tests/agreement/packages.test.ts',
      'tests/agreement/languages.test.ts',
    ],
    mistakes: [
      {
        mistake: 'a page that is missing',
        seed: (site: SiteCopy): void => {
          site.drop('docs/getting-started-key-features.mdx');
          site.drop(`${JAPANESE}/getting-started-key-features.mdx`);
        },
        says: /docs\/ lacks pages of the specification[\s\S]*\+\s+"getting-started-key-features"/,
      },
      {
        mistake: 'a page that is not in the sidebar',
        seed: (site) => site.edit('sidebars.ts', "'getting-started-important-note',", ''),
        says: /sidebars\.ts must name each page id once[\s\S]*-\s+"getting-started-important-note"/,
      },
      {
        mistake: 'a folder that freezes English',
        seed: (site) => site.write('i18n/en/code.json', '{}'),
        says: /A folder i18n\/en would freeze the English strings/,
      },
      {
        mistake: 'a built page that the specification does not know',
        seed: (site) => site.write('build/en/extra.html', '<h1>Extra</h1>'),
        says: /is built page by page in '?en'?[\s\S]*\+\s+"extra"/,
      },
      {
        mistake: 'a description that two pages share',
        seed: (site: SiteCopy): void => {
          const description = '<meta name="description" content="The same words for two pages.">';
          const own = /<meta[^>]* name="?description"?[^>]*>/;
          site.edit('build/en/auth.html', own, description);
          site.edit('build/en/files.html', own, description);
        },
        says: /unique title, h1 and description[\s\S]*\+\s+"The same words for two pages\."/,
      },
      {
        mistake: 'a heading that is renamed in one language',
        seed: (site) => site.edit('build/en/auth.html', /id="?roles"?/, 'id=duties'),
        says: /\/auth: expected[\s\S]*h2 duties/,
      },
      {
        mistake: 'a row that is missing in one language',
        seed: (site) => site.edit('build/en/files.html', /<tr><td>Size<\/td>.*?<\/tr>/, ''),
        says: /> each page has the same in Japanese and English: tables[\s\S]*\/files: expected/,
      },
      {
        mistake: 'code that does something else in one language',
        seed: (site) => site.edit('build/en/pagination.html', '>print<', '>show<'),
        says: /\/pagination: expected[\s\S]*show\(/,
      },
      {
        mistake: 'a wrong number on a page',
        seed: (site) => site.edit('docs/pagination.mdx', '<Fact name="page-size-default" />', '40'),
        says: /docs\/pagination\.mdx:\d+: 40/,
      },
      {
        mistake: 'a wrong number on a Japanese page',
        seed: (site) => site.edit(`${JAPANESE}/files.mdx`, '<Fact name="file-size-mb" />', '2'),
        says: /current\/files\.mdx:\d+: 2/,
      },
      {
        mistake: 'a wrong number in a sentence of the contract',
        seed: (site) =>
          site.edit('contract/data/schemas/parcel-fields.yaml', 'description: Height.', 'description: At most 270 cm.'),
        says: /contract: 270/,
      },
      {
        mistake: 'a status that no call returns',
        seed: (site) => site.edit('docs/auth.mdx', '403', '402'),
        says: /docs\/auth\.mdx:\d+: 402/,
      },
      {
        mistake: 'a wrong count of carriers',
        seed: (site) => site.edit('src/pages/index.mdx', '# Eight carriers', '# Ten carriers'),
        says: /The contract has 8\.[\s\S]*"number": 10/,
      },
      {
        mistake: 'a number of the specification typed on a page',
        seed: (site) => site.edit('docs/pagination.mdx', /<Fact name="list-window-months" \/>\s+months/, 'two months'),
        says: /docs\/pagination\.mdx types a number of the contract\. Use <Fact/,
      },
      {
        mistake: 'a number of the contract that is not that of the specification',
        seed: (site) => site.edit('contract/data/carriers/dhl.yaml', 'total: 90', 'total: 900'),
        says: /DHL address in total[\s\S]*expected 900 to deeply equal 90/,
      },
      {
        mistake: 'a carrier that gains what the specification gives to others',
        seed: (site) =>
          site.edit('contract/data/carriers/yamato.yaml', 'insurance_limit:', 'insurance: true\ninsurance_limit:'),
        says: /Error: insurance: expected[\s\S]*\+\s+"yamato"/,
      },
      {
        mistake: 'an example that breaks the schema',
        seed: (site) =>
          site.edit(
            'contract/data/examples/shipment-create/sagawa.request.json',
            '"pack_amount": 2',
            '"pack_amount": "2"',
          ),
        says: /shipment-create\/sagawa: expected[\s\S]*\/setup\/pack_amount must be integer/,
      },
      {
        mistake: 'an example with a member that the contract does not know',
        seed: (site) =>
          site.edit(
            'contract/data/examples/shipment-create/yamato.response.json',
            '"state"',
            '"mood": "fine",\n  "state"',
          ),
        says: /shipment-create\/yamato: expected[\s\S]*\/mood is not described by the contract/,
      },
      {
        mistake: 'a day that goes stale',
        seed: (site) =>
          site.edit('contract/data/examples/shipment-create/seino.request.json', '"{{shipping_date}}"', '"2026-11-25"'),
        says: /has no day that goes stale[\s\S]*2026-11-25/,
      },
      {
        mistake: 'an assumption without its mark',
        seed: (site) => site.edit('contract/data/operations/files-list.yaml', 'x-assumed: [path]', 'x-assumed: []'),
        says: /files-list: path is left open by the specification: add it to x-assumed/,
      },
      {
        mistake: 'a mark on what the specification states',
        seed: (site) =>
          site.edit(
            'contract/data/schemas/parcel-fields.yaml',
            'Width.\n    x-assumed: [type, limit]',
            'Width.\n    x-assumed: [name, type, limit]',
          ),
        says: /ParcelFields\.width: name is stated: remove it from x-assumed/,
      },
      {
        mistake: 'a page that does not show its operation',
        seed: (site) => site.edit('docs/file-upload.mdx', '<Operation id="file-upload" />', 'None.'),
        says: /docs\/file-upload\.mdx must show the operation\./,
      },
      {
        mistake: 'operations that are not in the sidebar',
        seed: (site) => site.edit('sidebars.ts', ", ...calls('files')", ''),
        says: /sidebars\.ts lists no operations with the tag of files-list\./,
      },
      {
        mistake: 'a page without a section that every operation has',
        seed: (site) => site.edit('build/en/tracking-get.html', /id="?pitfalls"?/, 'id=traps'),
        says: /tracking-get lacks the section #pitfalls/,
      },
      {
        mistake: 'a command in the README that does not exist',
        seed: (site) => site.edit('README.md', 'npm run i18n:check', 'npm run i18n:prove'),
        says: /package\.json has no script "i18n:prove"/,
      },
      {
        mistake: 'a path in CONTRIBUTING that does not exist',
        seed: (site) =>
          site.edit('CONTRIBUTING.md', '`contract/data/data-files.schema.yaml`', '`contract/hauliers.yaml`'),
        says: /CONTRIBUTING\.md names what does not exist\.[\s\S]*contract\/hauliers\.yaml/,
      },
      {
        mistake: 'a script that the README does not explain',
        seed: (site) => site.edit('package.json', '"format":', '"polish": "true", "format":'),
        says: /explains every script of package\.json[\s\S]*"polish"/,
      },
      {
        mistake: 'a package that is not pinned',
        seed: (site) => site.edit('package.json', '"clsx": "2.1.1"', '"clsx": "^2.1.1"'),
        says: /Write the exact version\.[\s\S]*"\.: clsx \^2/,
      },
      {
        mistake: 'a package that is fetched from one address',
        seed: (site) =>
          site.edit(
            'package-lock.json',
            '"version": "2.1.1",',
            '"version": "2.1.1", "resolved": "https://a.example/x.tgz",',
          ),
        says: /come from whatever registry is set[\s\S]*a\.example/,
      },
    ],
  },
  {
    step: 'translations',
    mistakes: [
      {
        mistake: 'a page whose English has changed',
        seed: (site) => site.edit('docs/auth.mdx', 'Every call', 'Each call'),
        says: /^stale +.*current\/auth\.mdx$/m,
      },
      {
        mistake: 'a page without its translation',
        seed: (site) => site.drop(`${JAPANESE}/files.mdx`),
        says: /^missing +.*current\/files\.mdx$/m,
      },
      {
        mistake: 'a translation whose page is gone',
        seed: (site) => site.write(`${JAPANESE}/extra.mdx`, PAGE),
        says: /^orphaned +.*current\/extra\.mdx$/m,
      },
      {
        mistake: 'a sentence of the contract that has changed',
        seed: (site) =>
          site.edit('contract/data/schemas/parcel-fields.yaml', 'description: Width.', 'description: Its width.'),
        says: /^stale +reference\/schemas\.json:ParcelFields\.width$/m,
      },
      {
        mistake: 'a Japanese string that is missing',
        seed: (site) => site.edit('i18n/ja/code.json', '"stale.notice.link"', '"stale.notice.else"'),
        says: /^missing +code\.json:stale\.notice\.link$/m,
      },
      {
        mistake: 'a Japanese string that nothing uses',
        seed: (site) => site.edit('i18n/ja/reference/schemas.json', '{', '{ "Nothing": { "message": "無" },'),
        says: /^orphaned +reference\/schemas\.json:Nothing$/m,
      },
    ],
  },
  {
    step: 'imports between modules',
    mistakes: [
      {
        mistake: 'an import that no module allows',
        seed: (site) => site.edit('src/components/Method/index.tsx', /^/, "import '../../../contract';\n"),
        says: /workers-alone: src\/components\/Method\/index\.tsx → contract\/index\.ts/,
      },
      {
        mistake: 'an import past the entry of a module',
        seed: (site) => site.edit('tools/generate.ts', /^/, "import '../contract/merge-patch';\n"),
        says: /contract-entry: tools\/generate\.ts → contract\/merge-patch\.ts/,
      },
      {
        mistake: 'a hook that reaches up',
        seed: (site) => site.edit('src/hooks/useCheck.ts', /^/, "import '../components/Method';\n"),
        says: /hooks-stay-below: src\/hooks\/useCheck\.ts → src\/components\/Method/,
      },
    ],
  },
  {
    step: 'generated files',
    mistakes: [
      {
        mistake: 'types that are older than the contract',
        seed: (site) =>
          site.edit(
            'contract/data/schemas/parcel-fields.yaml',
            '\nproperties:',
            '\nproperties:\n  girth: { type: number }',
          ),
        says: /contract\/generated\/openapi\.ts/,
      },
    ],
  },
  {
    step: 'English text',
    mistakes: [
      {
        mistake: 'English words that the vocabulary replaces',
        seed: (site: SiteCopy): void => {
          site.edit('docs/auth.mdx', 'The value of the header', 'The answer to the header');
          site.edit('contract/data/errors.yaml', 'A field is missing', 'A member is missing');
          site.edit('README.md', 'Press Ctrl-C', 'It stands. Press Ctrl-C');
          site.edit('search/normalize.ts', 'for literal comparison', 'of the answer');
        },
        says: /auth\.mdx:\d+: answer => response[\s\S]*README\.md:\d+: stands => is[\s\S]*errors\.json:codes\.VALIDATION_ERROR\.cause: member => field[\s\S]*normalize\.ts:\d+: answer => response/,
      },
    ],
  },
  {
    step: 'Japanese text',
    mistakes: [
      {
        mistake: 'a Japanese word that the glossary refuses',
        seed: (site) => site.edit(`${JAPANESE}/auth.mdx`, 'すべての呼び出し', 'サーバのすべての呼び出し'),
        says: /auth\.mdx[\s\S]*サーバー/,
      },
      {
        mistake: 'Japanese that reads like a translation',
        seed: (site: SiteCopy): void => {
          site.edit(`${JAPANESE}/auth.mdx`, '作成方法は', '作成のアドレスは');
          site.edit('i18n/ja/code.json', '"検索結果"', '"本物の検索結果"');
          site.edit('i18n/ja/reference/schemas.json', '"荷物の取り扱い"', '"荷物の取り扱いです。"');
        },
        says: /auth\.mdx:\d+: アドレス => URL[\s\S]*search\.results: 本物の => 本番の[\s\S]*「荷物の取り扱いです。」 => 「荷物の取り扱い」/,
      },
    ],
  },
  {
    step: 'English spelling',
    args: ['docs/auth.mdx'],
    mistakes: [
      {
        mistake: 'an English word that is misspelt',
        seed: (site) => site.edit('docs/auth.mdx', 'Send the token', 'Sned the token'), // cspell:ignore Sned
        says: /docs\/auth\.mdx:\d+:\d+ - Unknown word \(Sned\)/, // cspell:ignore Sned
      },
    ],
  },
];
