import { DATE_FIELDS, type SampleCall } from './sample-call';

/** Renders a sample for Python 3.9 and later, without packages. */
export function renderPython(call: SampleCall): string {
  const { method, path, query, hasBody, body, dates, locale, nextWeekday, server } = call;
  const bodyDates = dates.filter((name) => name !== 'range_start');
  const usesTime = dates.length > 0;
  const lines = [
    `import json, os, ${bodyDates.length > 0 ? 're, ' : ''}sys`,
    ...(usesTime ? ['from datetime import datetime, timedelta, timezone'] : []),
    'from urllib.error import HTTPError',
    ...(query.length > 0 ? ['from urllib.parse import urlencode'] : []),
    'from urllib.request import Request, urlopen',
    '',
    `url, token = ${server ? `"${server}"` : 'os.environ["SHIPPING_API_URL"]'}, os.environ["SHIPPING_API_TOKEN"]`,
    ...(bodyDates.length > 0
      ? [
          '',
          `# ${nextWeekday}`,
          'shipping = datetime.now(timezone(timedelta(hours=9))).date() + timedelta(days=1)',
          'while shipping.weekday() > 4:',
          '    shipping += timedelta(days=1)',
        ]
      : []),
    ...(hasBody
      ? [
          '',
          body === undefined ? 'body = open("request.json", encoding="utf-8").read()' : `body = r"""\n${body}\n"""`,
          ...bodyDates.map(
            (name) =>
              `body = re.sub('"${DATE_FIELDS[name]}": "[^"]*"', f'"${DATE_FIELDS[name]}": "{shipping${name === 'delivery_date' ? ' + timedelta(days=2)' : ''}}"', body)`,
          ),
        ]
      : []),
    ...(query.length > 0 ? ['', 'query = urlencode({', ...query.map(toQueryLine), '})'] : []),
    '',
    `request = Request(f"{url}${path}${query.length > 0 ? '?{query}' : ''}", method="${method}", headers={"x-access-token": token, "accept-language": "${locale}"})`,
    ...(hasBody ? ['request.add_header("content-type", "application/json")', 'request.data = body.encode()'] : []),
    'try:',
    '    result = json.load(urlopen(request))',
    'except HTTPError as error:',
    '    result = json.load(error)',
    '    details = "".join(f"\\n  {one[\'field\']}: {one[\'message\']}" for one in result["details"])',
    "    sys.exit(f\"{result['code']} {result['debug_id']}: {result['description']}{details}\")",
    'print(json.dumps(result, ensure_ascii=False, indent=2))',
  ];
  return lines.join('\n');
}

function toQueryLine([name, value]: [string, string]): string {
  const expression =
    value === '{{range_start}}' ? '(datetime.now(timezone.utc) - timedelta(days=30)).isoformat()' : `"${value}"`;
  return `    "${name}": ${expression},`;
}
