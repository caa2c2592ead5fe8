// cspell:ignore getenv fwrite gmdate strtotime
import { DATE_FIELDS, type SampleCall } from './sample-call';

/** Renders a sample for PHP 8.0 and later, without packages and extensions. */
export function renderPhp(call: SampleCall): string {
  const { method, path, query, hasBody, body, dates, locale, nextWeekday, server } = call;
  const bodyDates = dates.filter((name) => name !== 'range_start');
  const headers = [
    "'x-access-token: ' . getenv('SHIPPING_API_TOKEN')",
    `'accept-language: ${locale}'`,
    ...(hasBody ? ["'content-type: application/json'"] : []),
  ];
  return [
    '<?php',
    ...(bodyDates.length > 0
      ? [`// ${nextWeekday}`, "$shipping = new DateTimeImmutable('next weekday', new DateTimeZone('Asia/Tokyo'));", '']
      : []),
    ...(hasBody
      ? [
          body === undefined ? "$body = file_get_contents('request.json');" : `$body = <<<'JSON'\n${body}\nJSON;`,
          ...bodyDates.map(toDateLine),
          '',
        ]
      : []),
    ...(query.length > 0 ? ['$query = http_build_query([', ...query.map(toQueryLine), ']);', ''] : []),
    `$url = ${server ? `'${server}` : "getenv('SHIPPING_API_URL') . '"}${path}'${query.length > 0 ? " . '?' . $query" : ''};`,
    "$response = file_get_contents($url, false, stream_context_create(['http' => [",
    `    'method' => '${method}',`,
    `    'header' => [${headers.join(', ')}],`,
    ...(hasBody ? ["    'content' => $body,"] : []),
    "    'ignore_errors' => true,",
    ']]));',
    '$result = json_decode($response, true, 512, JSON_THROW_ON_ERROR);',
    "if (isset($result['debug_id'])) {",
    "    fwrite(STDERR, \"{$result['code']} {$result['debug_id']}: {$result['description']}\\n\");",
    "    foreach ($result['details'] as $detail) fwrite(STDERR, \"  {$detail['field']}: {$detail['message']}\\n\");",
    '    exit(1);',
    '}',
    'echo json_encode($result, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES), "\\n";',
  ].join('\n');
}

function toDateLine(name: string): string {
  const later = name === 'delivery_date' ? "->modify('+2 days')" : '';
  const field = DATE_FIELDS[name];
  return `$body = preg_replace('/"${field}": "[^"]*"/', '"${field}": "' . $shipping${later}->format('Y-m-d') . '"', $body);`;
}

function toQueryLine([name, value]: [string, string]): string {
  const expression = value === '{{range_start}}' ? "gmdate('Y-m-d\\TH:i:s\\Z', strtotime('-30 days'))" : `'${value}'`;
  return `    '${name}' => ${expression},`;
}
