import type { Contract } from '../../contract';

type Where = { root: string; locale: 'en' | 'ja' };

/** What a program has to know of the portal before it reads on, with links to the files that it can load. */
export function listFacts({ operator }: Contract, { root, locale }: Where): string[] {
  const sandbox = `\`${operator.sandbox_url}\``;
  const production = `\`${operator.api_url}\``;
  return locale === 'ja'
    ? [
        `ベースURL：本番環境は${production}、手元のマシンで動くサンドボックスは${sandbox}。まずサンドボックスで試してください。`,
        'APIトークンは、すべての呼び出しで`x-access-token`ヘッダーに入れて送ります。',
        `[OpenAPI 3.1](${root}openapi.yaml)（[JSON](${root}openapi.json)）：すべての操作、フィールド、例、エラー。`,
        `[llms-full.txt](${root}llms-full.txt)：すべてのページを1つのファイルにまとめたもの。`,
        `[English](${root}en/llms.txt)：このポータルの英語版。`,
      ]
    : [
        `Base URLs: ${production} in production, ${sandbox} for the sandbox on your own computer. Try calls in the sandbox first.`,
        'Every call sends the API token in the header `x-access-token`.',
        `[OpenAPI 3.1](${root}openapi.yaml) ([JSON](${root}openapi.json)): every operation, field, example and error.`,
        `[llms-full.txt](${root}llms-full.txt): all pages in one file.`,
        `[日本語](${root.replace(/en\/$/, '')}llms.txt): the Japanese edition of this portal.`,
      ];
}
