import { DATE_FIELDS, type SampleCall } from './sample-call';

/** Renders a POSIX shell script. The options of GNU and BSD `date` differ; it tries both. */
export function renderCurl(call: SampleCall): string {
  return [...renderDates(call), ...renderCall(call)].join('\n');
}

function renderDates({ dates, nextWeekday }: SampleCall): string[] {
  const lines: string[] = [];
  if (dates.includes('shipping_date') || dates.includes('range_start')) {
    lines.push('export TZ=Asia/Tokyo', 'in_days() { date -d "$1 days" "$2" 2>/dev/null || date -v "$1d" "$2"; }');
  }
  if (dates.includes('shipping_date')) {
    lines.push(
      `# ${nextWeekday}`,
      'case $(date +%u) in 5) days=3 ;; 6) days=2 ;; *) days=1 ;; esac',
      'shipping_date=$(in_days "+$days" +%F)',
    );
  }
  if (dates.includes('delivery_date')) lines.push('delivery_date=$(in_days "+$((days + 2))" +%F)');
  if (dates.includes('range_start')) lines.push('range_start=$(in_days -30 +%FT00:00:00+09:00)');
  return lines;
}

function renderCall({
  method,
  path,
  query,
  hasBody,
  body,
  dates,
  locale,
  server = '$SHIPPING_API_URL',
}: SampleCall): string[] {
  const fill = dates
    .filter((name) => name !== 'range_start')
    .map((name) => `-e 's/"${DATE_FIELDS[name]}": "[^"]*"/"${DATE_FIELDS[name]}": "'$${name}'"/'`);
  const data = fill.length > 0 || body !== undefined ? '@-' : '@request.json';
  const given = body === undefined ? [] : [body, 'JSON'];
  const options = [
    ...(query.length > 0 ? ['--get'] : method === 'GET' || method === 'POST' ? [] : [`--request ${method}`]),
    ...(method === 'POST' && !hasBody ? ['--request POST'] : []),
    '--header "x-access-token: $SHIPPING_API_TOKEN"',
    `--header "accept-language: ${locale}"`,
    ...(hasBody ? ['--header "content-type: application/json"', `--data "${data}"`] : []),
    ...query.map(([name, value]) => `--data-urlencode "${name}=${value.replace(/\{\{(\w+)\}\}/g, '$$$1')}"`),
    `"${server}${path}"`,
  ];
  const curl = ['curl --silent --show-error --fail-with-body', ...options.map((option) => `  ${option}`)].join(' \\\n');
  const gap = dates.length > 0 ? [''] : [];
  if (fill.length === 0) return [...gap, body === undefined ? curl : `${curl} <<'JSON'`, ...given];
  return [...gap, `sed ${fill.join(' ')} ${body === undefined ? 'request.json' : "<<'JSON'"} |`, ...given, curl];
}
