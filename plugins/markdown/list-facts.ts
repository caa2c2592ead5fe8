import type { Contract, Language } from '../../contract';

type Where = { root: string; locale: Language };

/** Lists what tools have to know about the portal first, with links to the files that they can load. */
export function listFacts({ operator }: Contract, { root, locale }: Where): string[] {
  const sandbox = `\`${operator.sandbox_url}\``;
  const production = `\`${operator.api_url}\``;
  return locale === 'ja'
    ? [
        `ベースURL：本番環境は${production}、ローカル環境で動作するサンドボックスは${sandbox}。初めに、サンドボックスでお試しください。`,
        'APIトークンは、すべての呼び出しで`x-access-token`ヘッダーに指定します。',
        `[OpenAPI 3.1](${root}openapi.yaml)（[JSON](${root}openapi.json)）：すべての操作、フィールド、例、エラーを定義しています。`,
        `[llms-full.txt](${root}llms-full.txt)：すべてのページを1つにまとめたファイルです。`,
        `[English](${root}en/llms.txt)：このポータルの英語版です。`,
      ]
    : [
        `Base URLs: ${production} in production, ${sandbox} for the sandbox on your own computer. Try calls in the sandbox first.`,
        'Every call sends the API token in the header `x-access-token`.',
        `[OpenAPI 3.1](${root}openapi.yaml) ([JSON](${root}openapi.json)): every operation, field, example and error.`,
        `[llms-full.txt](${root}llms-full.txt): all pages in one file.`,
        `[日本語](${root.replace(/en\/$/, '')}llms.txt): the Japanese edition of this portal.`,
      ];
}
