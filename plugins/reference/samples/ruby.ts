import { DATE_FIELDS, type SampleCall } from './sample-call';

/** Renders a sample for Ruby 3.0 and later, without gems. */
export function renderRuby(call: SampleCall): string {
  const { method, path, query, hasBody, body, dates, locale, nextWeekday, server } = call;
  const bodyDates = dates.filter((name) => name !== 'range_start');
  const verb = method.charAt(0) + method.slice(1).toLowerCase();
  return [
    ...(bodyDates.length > 0 ? ["require 'date'"] : []),
    "require 'json'",
    "require 'net/http'",
    ...(dates.includes('range_start') ? ["require 'time'"] : []),
    ...(bodyDates.length > 0
      ? [
          '',
          `# ${nextWeekday}`,
          'shipping = (Time.now.utc + 9 * 60 * 60).to_date + 1',
          'shipping += 1 while shipping.saturday? || shipping.sunday?',
        ]
      : []),
    ...(hasBody
      ? [
          '',
          body === undefined ? "body = File.read('request.json', encoding: 'utf-8')" : `body = <<'JSON'\n${body}\nJSON`,
          ...bodyDates.map(
            (name) =>
              `body = body.sub(/"${DATE_FIELDS[name]}": "[^"]*"/, %("${DATE_FIELDS[name]}": "#{shipping${name === 'delivery_date' ? ' + 2' : ''}}"))`,
          ),
        ]
      : []),
    '',
    `uri = URI("${server ?? "#{ENV.fetch('SHIPPING_API_URL')}"}${path}")`,
    ...(query.length > 0 ? ['uri.query = URI.encode_www_form(', ...query.map(toQueryLine), ')'] : []),
    `request = Net::HTTP::${verb}.new(uri, 'x-access-token' => ENV.fetch('SHIPPING_API_TOKEN'))`,
    `request['accept-language'] = '${locale}'`,
    ...(hasBody ? ["request['content-type'] = 'application/json'", 'request.body = body'] : []),
    '',
    "response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') { |http| http.request(request) }",
    "result = JSON.parse(response.body.force_encoding('utf-8'))",
    'unless response.is_a?(Net::HTTPSuccess)',
    "  details = result['details'].map { |detail| \"\\n  #{detail['field']}: #{detail['message']}\" }",
    "  abort \"#{result['code']} #{result['debug_id']}: #{result['description']}#{details.join}\"",
    'end',
    'puts JSON.pretty_generate(result)',
  ].join('\n');
}

function toQueryLine([name, value]: [string, string]): string {
  const expression = value === '{{range_start}}' ? '(Time.now.utc - 30 * 24 * 60 * 60).iso8601' : `'${value}'`;
  return `  '${name}' => ${expression},`;
}
