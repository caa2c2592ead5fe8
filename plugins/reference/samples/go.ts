// cspell:ignore Getenv Unmarshal Fatalf tfmt
import { DATE_FIELDS, type SampleCall } from './sample-call';

/** Renders a sample for Go 1.19 and later, without modules. Its file name is call.go. */
export function renderGo({ method, path, query, hasBody, body, dates, locale, server }: SampleCall): string {
  const bodyDates = dates.filter((name) => name !== 'range_start');
  const usesTime = dates.length > 0;
  const imports = [
    ...(hasBody ? ['bytes'] : []),
    'encoding/json',
    'fmt',
    'io',
    'log',
    'net/http',
    ...(query.length > 0 ? ['net/url'] : []),
    'os',
    ...(bodyDates.length > 0 ? ['regexp'] : []),
    ...(usesTime ? ['time'] : []),
  ];
  return [
    'package main',
    '',
    'import (',
    ...imports.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...(bodyDates.length > 0 ? renderShippingDate() : []),
    ...(hasBody ? renderBody(bodyDates, body) : []),
    ...(query.length > 0 ? ['\tquery := url.Values{}', ...query.map(toQueryLine)] : []),
    `\taddress := ${server ? `"${server}` : 'os.Getenv("SHIPPING_API_URL") + "'}${path}"${query.length > 0 ? ' + "?" + query.Encode()' : ''}`,
    `\trequest, err := http.NewRequest("${method}", address, ${hasBody ? 'bytes.NewReader(body)' : 'nil'})`,
    '\tcheck(err)',
    '\trequest.Header.Set("x-access-token", os.Getenv("SHIPPING_API_TOKEN"))',
    `\trequest.Header.Set("accept-language", "${locale}")`,
    ...(hasBody ? ['\trequest.Header.Set("content-type", "application/json")'] : []),
    '\tresponse, err := http.DefaultClient.Do(request)',
    '\tcheck(err)',
    '\tdefer response.Body.Close()',
    '\tresult, err := io.ReadAll(response.Body)',
    '\tcheck(err)',
    '\tif response.StatusCode != http.StatusOK {',
    '\t\tvar failure struct {',
    '\t\t\tCode, Description string',
    '\t\t\tDebugID           string `json:"debug_id"`',
    '\t\t\tDetails           []struct{ Field, Message string }',
    '\t\t}',
    '\t\tcheck(json.Unmarshal(result, &failure))',
    '\t\tlog.Printf("%s %s: %s", failure.Code, failure.DebugID, failure.Description)',
    '\t\tfor _, detail := range failure.Details {',
    '\t\t\tlog.Printf("  %s: %s", detail.Field, detail.Message)',
    '\t\t}',
    '\t\tos.Exit(1)',
    '\t}',
    '\tfmt.Println(string(result))',
    '}',
    '',
    'func check(err error) {',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '}',
  ].join('\n');
}

function renderShippingDate(): string[] {
  return [
    '\t// The next weekday in Japan',
    '\tshipping := time.Now().UTC().Add(9*time.Hour).AddDate(0, 0, 1)',
    '\tfor shipping.Weekday() == time.Saturday || shipping.Weekday() == time.Sunday {',
    '\t\tshipping = shipping.AddDate(0, 0, 1)',
    '\t}',
  ];
}

function renderBody(dates: string[], body: string | undefined): string[] {
  const read =
    body === undefined
      ? ['\tbody, err := os.ReadFile("request.json")', '\tcheck(err)']
      : [`\tbody := []byte(\`\n${body}\n\`)`];
  if (dates.length === 0) return read;
  const replace = dates.map((name) => {
    const day = name === 'delivery_date' ? 'shipping.AddDate(0, 0, 2)' : 'shipping';
    const begin = `"${DATE_FIELDS[name]}": "`;
    return `\tbody = regexp.MustCompile(\`${begin}[^"]*"\`).ReplaceAll(body, []byte(\`${begin}\`+${day}.Format("2006-01-02")+\`"\`))`;
  });
  return [...read, ...replace];
}

function toQueryLine([name, value]: [string, string]): string {
  const expression =
    value === '{{range_start}}' ? 'time.Now().UTC().AddDate(0, 0, -30).Format(time.RFC3339)' : `"${value}"`;
  return `\tquery.Set("${name}", ${expression})`;
}
