// cspell:ignore gsub
import type { SampleCall } from './sample-call';

/** A program for Ruby 3.0 and later, without gems. */
export function renderRuby({ method, path, query, hasBody, dates }: SampleCall): string {
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
          '# The next weekday in Japan',
          'shipping = (Time.now.utc + 9 * 60 * 60).to_date + 1',
          'shipping += 1 while shipping.saturday? || shipping.sunday?',
        ]
      : []),
    ...(hasBody
      ? [
          '',
          `body = File.read('request.json', encoding: 'utf-8')${bodyDates
            .map((name) => `\n  .gsub('{{${name}}}', ${name === 'delivery_date' ? '(shipping + 2)' : 'shipping'}.to_s)`)
            .join('')}`,
        ]
      : []),
    '',
    `uri = URI("#{ENV.fetch('SHIPPING_API_URL')}${path}")`,
    ...(query.length > 0 ? ['uri.query = URI.encode_www_form(', ...query.map(toQueryLine), ')'] : []),
    `request = Net::HTTP::${verb}.new(uri, 'x-access-token' => ENV.fetch('SHIPPING_API_TOKEN'))`,
    ...(hasBody ? ["request['content-type'] = 'application/json'", 'request.body = body'] : []),
    '',
    "response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') { |http| http.request(request) }",
    "answer = JSON.parse(response.body.force_encoding('utf-8'))",
    'unless response.is_a?(Net::HTTPSuccess)',
    "  abort \"#{answer['code']} #{answer['debug_id']}: #{answer['description']}\"",
    'end',
    'puts JSON.pretty_generate(answer)',
  ].join('\n');
}

function toQueryLine([name, value]: [string, string]): string {
  const expression = value === '{{range_start}}' ? '(Time.now.utc - 30 * 24 * 60 * 60).iso8601' : `'${value}'`;
  return `  '${name}' => ${expression},`;
}
