/** A CSV file of the most rows that are read, each with a mistake. */
export function renderCsv(rows = 10_000): string {
  const headers = 'お届け先名,お届け先郵便番号,お届け先都道府県,お届け先住所1,お届け先電話番号,品名,数量,サービス';
  const row = (_: unknown, index: number): string =>
    `高橋 美咲,600042,北海道,札幌市中央区大通西${index},011-222-3344,ノート,1,sagawa_regular`;
  return `${[headers, ...Array.from({ length: rows }, row)].join('\n')}\n`;
}
