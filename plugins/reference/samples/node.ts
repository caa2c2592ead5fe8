import { DATE_FIELDS, type SampleCall } from './sample-call';

/** Renders a sample for Node.js 18 and later, without packages. Its file name is call.mjs. */
export function renderNode(call: SampleCall): string {
  const { method, path, query, hasBody, body, dates, locale, nextWeekday, server } = call;
  const bodyDates = dates.filter((name) => name !== 'range_start');
  const lines = [
    ...(hasBody && body === undefined ? ["import { readFile } from 'node:fs/promises';", ''] : []),
    `const { ${server ? '' : 'SHIPPING_API_URL, '}SHIPPING_API_TOKEN = '' } = process.env;`,
    ...(bodyDates.length > 0
      ? [
          '',
          `// ${nextWeekday}`,
          'const DAY = 24 * 60 * 60 * 1000;',
          'let shipping = Date.now() + 9 * 60 * 60 * 1000;',
          'do shipping += DAY; while ([0, 6].includes(new Date(shipping).getUTCDay()));',
          'const toDay = (days = 0) => new Date(shipping + days * DAY).toISOString().slice(0, 10);',
        ]
      : []),
    ...(hasBody
      ? [
          '',
          `const body = ${body === undefined ? "(await readFile('request.json', 'utf8'))" : `String.raw\`\n${body}\n\``}${bodyDates
            .map(
              (name) =>
                `\n  .replace(/"${DATE_FIELDS[name]}": "[^"]*"/, \`"${DATE_FIELDS[name]}": "\${toDay(${name === 'delivery_date' ? '2' : ''})}"\`)`,
            )
            .join('')};`,
        ]
      : []),
    ...(query.length > 0 ? ['', 'const query = new URLSearchParams({', ...query.map(toQueryLine), '});'] : []),
    '',
    `const response = await fetch(\`${server ?? '${SHIPPING_API_URL}'}${path}${query.length > 0 ? '?${query}' : ''}\`, {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    hasBody
      ? `  headers: { 'x-access-token': SHIPPING_API_TOKEN, 'accept-language': '${locale}', 'content-type': 'application/json' },`
      : `  headers: { 'x-access-token': SHIPPING_API_TOKEN, 'accept-language': '${locale}' },`,
    ...(hasBody ? ['  body,'] : []),
    '});',
    'const result = await response.json();',
    'if (!response.ok) {',
    '  const lines = [`${result.code} ${result.debug_id}: ${result.description}`];',
    '  for (const { field, message } of result.details) lines.push(`  ${field}: ${message}`);',
    "  throw new Error(lines.join('\\n'));",
    '}',
    'console.log(JSON.stringify(result, null, 2));',
  ];
  return lines.join('\n');
}

function toQueryLine([name, value]: [string, string]): string {
  const expression =
    value === '{{range_start}}' ? 'new Date(Date.now() - 30 * 24 * 60 * 60 * 1000).toISOString()' : `'${value}'`;
  return `  ${name}: ${expression},`;
}
