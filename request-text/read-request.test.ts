// cspell:ignore setopt
// cspell:ignore urlopen
import { describe, expect, it } from 'vitest';
import { createPositions, findSpan, listExpressions, readRequest, toHalfWidth, toValue, type WrittenRequest } from '.';

const NAMES = new Set(['setup', 'to_address', 'parcels', 'type', 'credentials']);

function read(text: string): WrittenRequest {
  const request = readRequest(text, { names: NAMES, longest: 1_048_576 });
  if ('rejected' in request) throw new Error(request.rejected);
  return request;
}

const BODY = { setup: { carrier: 'sagawa', test: true, note: "it's" }, parcels: [{ weight: 1.5 }], customs: null };

const URL = 'https://api.shipping.example/v1/shipments';

/** Commands that browsers and people copy, apart from a plain one of a POSIX shell. */
function copyAsCurl(body: string): Record<string, string> {
  const escaped = body.replace(/["\\]/g, '\\$&');
  const withCarets = escaped.replace(/[^\w\s\-:=+~'/.,?;()*\x60]/g, '^$&').replaceAll('\n', '^\n\n');
  const quoted = JSON.stringify(JSON.parse(body));
  return {
    'cmd of Chrome, with carets': `curl ^"${URL}^" ^\n  -H ^"x-access-token: secret^" ^\n  --data-raw ^"${withCarets}^" &`,
    'cmd of Chrome, with line ends of Windows': `curl ^"${URL}^" ^\r\n  -H ^"a: b^" ^\r\n  --data-raw ^"${withCarets.replaceAll('\n', '\r\n')}^"`,
    'cmd of an older Chrome': `curl "${URL}" ^\n  -H "a: b" ^\n  --data-raw "${quoted.replaceAll('"', '\\"')}"`,
    'cmd of Firefox': `curl.exe "${URL}" -X POST -H "a: b" --data-raw "${quoted.replaceAll('"', '""')}"`,
    'a blank after the backslash': `curl ${URL} \\  \n  -d '${body.replace("'", "'\\''")}'`,
    'curly quotation marks around words': `curl “${URL}” -d ‘${quoted}’`,
    'sudo curl': `sudo curl ${URL} -d '${body.replace("'", "'\\''")}'`,
    'curl.exe of PowerShell': `PS C:\\> curl.exe ${URL} -d '${body.replace("'", "'\\''")}'`,
  };
}

describe('readRequest finds the body, the method and the path', () => {
  it.each<[string, string, Partial<WrittenRequest>]>([
    ['JSON', JSON.stringify(BODY, null, 2), { syntax: 'json', method: undefined, path: undefined }],
    [
      'curl with single quotes',
      `curl --request POST "$SHIPPING_API_URL/shipments" -H "x-access-token: secret" \\\n  --data '${JSON.stringify(BODY).replace("'", "'\\''")}'`,
      { syntax: 'curl', method: 'POST', path: '/shipments' },
    ],
    [
      'curl with --data-raw and $-quotes',
      `TOKEN=x curl 'https://api.shipping.example/v1/shipments?x=1' --data-raw $'${JSON.stringify(BODY).replace("'", "\\'")}' --compressed`,
      { syntax: 'curl', method: 'POST', path: '/shipments' },
    ],
    [
      'curl with --data-binary= and double quotes',
      `curl -sSXPUT https://api.shipping.example/v1/carriers/Hq4v --data-binary="${JSON.stringify(BODY).replaceAll('"', '\\"')}"`,
      { syntax: 'curl', method: 'PUT', path: '/carriers/Hq4v' },
    ],
    [
      'curl with a here-document',
      `curl https://api.shipping.example/v1/shipments -d @- <<'JSON'\n${JSON.stringify(BODY, null, 2)}\nJSON\n`,
      { syntax: 'curl', method: 'POST', path: '/shipments' },
    ],
    [
      'curl behind a here-document',
      `cat <<EOF |\n${JSON.stringify(BODY)}\nEOF\ncurl -X POST -d @- "$URL/shipments"`,
      { syntax: 'curl', method: 'POST', path: '/shipments' },
    ],
    ...Object.entries(copyAsCurl(JSON.stringify(BODY, null, 2))).map(
      ([name, command]): [string, string, Partial<WrittenRequest>] => [
        name,
        command,
        { syntax: 'curl', method: 'POST', path: '/shipments' },
      ],
    ),
    [
      'Node.js',
      `const response = await fetch(\`\${SHIPPING_API_URL}/shipments\`, {
  method: 'POST',
  headers: { 'x-access-token': SHIPPING_API_TOKEN, 'content-type': 'application/json' },
  body: JSON.stringify({
    setup: { carrier: 'sagawa', test: true, note: 'it\\'s' }, // a comment
    parcels: [{ weight: 1.5, }],
    customs: null,
  }),
});`,
      { syntax: 'node', style: 'node', method: 'POST', path: '/shipments' },
    ],
    [
      'JSON in a template of Node.js',
      `const body = \`${JSON.stringify(BODY)}\`;\nawait fetch('https://api.shipping.example/v1/shipments', { method: "post", body });`,
      { syntax: 'node', style: 'json', method: 'POST', path: '/shipments' },
    ],
    [
      'Python',
      `import requests
requests.post(f"{url}/shipments", headers={"x-access-token": token}, json={
    "setup": {"carrier": "sagawa", "test": True, "note": 'it\\'s'},  # a comment
    "parcels": [{"weight": 1.5}],
    "customs": None,
})`,
      { syntax: 'python', style: 'python', method: 'POST', path: '/shipments' },
    ],
    [
      'JSON in a string of Python',
      `request = Request(f"{url}/shipments", method="POST")\nbody = """${JSON.stringify(BODY, null, 2)}"""\nimport json`,
      { syntax: 'python', style: 'json', method: 'POST', path: '/shipments' },
    ],
    [
      'PHP',
      `<?php
$ch = curl_init('https://api.shipping.example/v1/shipments');
curl_setopt($ch, CURLOPT_CUSTOMREQUEST, 'POST');
curl_setopt($ch, CURLOPT_HTTPHEADER, ['x-access-token: ' . $token]);
$body = json_encode([
    'setup' => ['carrier' => 'sagawa', 'test' => true, 'note' => "it's"],
    'parcels' => array(array('weight' => 1.5)),
    'customs' => null,
]);`,
      { syntax: 'php', style: 'php', method: 'POST', path: '/shipments' },
    ],
    [
      'Ruby',
      `request = Net::HTTP::Post.new(URI("#{url}/shipments"), 'x-access-token' => token)
request.body = { setup: { carrier: 'sagawa', "test" => true, :note => "it's" }, parcels: [{ weight: 1.5 }], customs: nil }.to_json`,
      { syntax: 'ruby', style: 'ruby', method: 'POST', path: '/shipments' },
    ],
    [
      'JSON in a here-document of Ruby',
      `body = <<~JSON\n  ${JSON.stringify(BODY)}\nJSON\nrequest = Net::HTTP::Put.new(uri)\nputs body`,
      { syntax: 'ruby', style: 'json', method: 'PUT' },
    ],
    [
      'Go',
      `body, _ := json.Marshal(map[string]any{
	"setup": map[string]interface{}{"carrier": "sagawa", "test": true, "note": "it's"},
	"parcels": []map[string]any{{"weight": 1.5}},
	"customs": nil,
})
request, err := http.NewRequest("POST", os.Getenv("SHIPPING_API_URL")+"/shipments", bytes.NewReader(body))`,
      { syntax: 'go', style: 'go', method: 'POST', path: '/shipments' },
    ],
    [
      'JSON in a raw string of Go',
      `request, err := http.NewRequest("POST", url+"/shipments", strings.NewReader(\`${JSON.stringify(BODY)}\`))`,
      { syntax: 'go', style: 'json', method: 'POST', path: '/shipments' },
    ],
  ])('in %s', (_, text, expected) => {
    const request = read(text);
    expect(toValue(request.root)).toEqual(BODY);
    expect(request.problems).toEqual([]);
    expect(request).toMatchObject(expected);
    expect(JSON.stringify(request)).not.toContain('secret');
  });

  it.each([
    [
      'Node.js',
      'const body = { setup: { date: toDay(shipping), carrier }, parcels: [`${n} boxes`, a + 1] };',
      ['setup.date', 'setup.carrier', 'parcels.0', 'parcels.1'],
    ],
    [
      'Python',
      'import json\nbody = {"setup": {"date": str(shipping), "note": f"{n} boxes"}}',
      ['setup.date', 'setup.note'],
    ],
    [
      'PHP',
      "$body = ['setup' => ['date' => $day->format('Y-m-d'), 'note' => \"$n boxes\"]];",
      ['setup.date', 'setup.note'],
    ],
    ['Ruby', 'body = { setup: { date: shipping.to_s, note: "#{n} boxes" } }\nputs body', ['setup.date', 'setup.note']],
    ['Go', 'body := map[string]any{"setup": map[string]any{"date": day.Format("2006-01-02")}}', ['setup.date']],
    [
      'JSON in a template of Node.js',
      'const body = `{"setup":{"carrier_id":"${ids["a}"]}","note":"for ${names.map((name) => `${name}`)}","n":${n},"a":1}}`;',
      ['setup.carrier_id', 'setup.note', 'setup.n'],
    ],
    [
      'JSON in an f-string of Python',
      'import json\nbody = f\'{{"setup": {{"carrier_id": "{row["id"]}", "n": {n}, "a": 1}}}}\'',
      ['setup.carrier_id', 'setup.n'],
    ],
    [
      'JSON in a string of PHP',
      '$body = "{\\"setup\\": {\\"a\\": \\"$id\\", \\"b\\": \\"{$row["id"]}\\", \\"c\\": $row[id], \\"d\\": \\"\\$id\\"}}";',
      ['setup.a', 'setup.b', 'setup.c'],
    ],
    ['JSON in a heredoc of PHP', '$body = <<<JSON\n{"setup": {"a": "$day->id", "b": 1}}\nJSON;', ['setup.a']],
    ['JSON in a heredoc of PHP without interpolation', '$body = <<<\'JSON\'\n{"setup": {"a": "$id"}}\nJSON;', []],
    [
      'JSON in a string of Ruby',
      'body = "{\\"setup\\": {\\"a\\": \\"#{row["id"]}\\", \\"b\\": 1}}"\nputs body',
      ['setup.a'],
    ],
    [
      'JSON in a here-document of Ruby',
      'body = <<~JSON\n  {"setup": {"a": "#{id}", "b": #{n}, "c": 1}}\nJSON\nputs body',
      ['setup.a', 'setup.b'],
    ],
    [
      'JSON in a here-document of Ruby without interpolation',
      'body = <<~\'JSON\'\n  {"setup": {"a": "#{id}"}}\nJSON\nputs body',
      [],
    ],
    [
      'curl',
      'curl -d "{\\"setup\\": {\\"date\\": \\"$shipping_date\\", \\"pack_amount\\": $(count)}}" "$URL/shipments"',
      ['setup.date', 'setup.pack_amount'],
    ],
  ])('leaves open what the code computes in %s', (_, text, expressions) => {
    const { root, problems } = read(text);
    expect(listExpressions(root)).toEqual(expressions);
    expect(problems).toEqual([]);
  });

  it.each([
    ['too-long', `{"a": "${'x'.repeat(1_048_576)}"}`],
    ['too-deep', '['.repeat(500_000)],
    ['too-deep', '{"a":'.repeat(101)],
    ['too-deep', `{"setup":${'["]",'.repeat(5000)}`],
    ['too-deep', `const b = ${'["]",'.repeat(3000)}${']'.repeat(3000)}`],
    ['too-deep', `const b = '{"setup":${'["]",'.repeat(3000)}${']'.repeat(3000)}}'`],
    ['too-deep', `$b = ${'["]",'.repeat(3000)}${']'.repeat(3000)};`],
    ['too-deep', `curl -d '{"setup":${'["]",'.repeat(5000)}' https://api.shipping.example/v1/shipments`],
    // A closing bracket of the other kind closes nothing.
    ['too-deep', '[},'.repeat(5000)],
    ['no-body', ''],
    [
      'powershell',
      'Invoke-RestMethod -Method Post -Uri https://api.shipping.example/v1/shipments -Body "{`"setup`":1}"',
    ],
    ['no-body', 'curl -d @request.json https://api.shipping.example/v1/shipments'],
    ['no-body', "const body = await readFile('request.json', 'utf8');"],
  ])('rejects as %s', (rejected, text) => {
    expect(readRequest(text, { names: NAMES, longest: 1_048_576 })).toEqual({ rejected });
  });

  it.each([
    ['comma', '{"setup": {"a": 1 "b": 2}}', '"b"'],
    ['colon', '{"setup" {}}', '{'],
    ['trailing', '{"setup": {"a": 1,}}', ','],
    ['value', '{"setup": , "b": 1}', ','],
    ['open', '{"setup": {"a": 1}', ''],
    ['string', '{"setup": "a\nb"}', '"a'],
    ['comment', '{"setup": 1} // note', '// note'],
    ['symbol', '{"setup": yes}', 'yes'],
  ])('names the problem %s of JSON at its place', (problem, text, marked) => {
    const { problems } = read(text);
    expect(problems.map((one) => [one.problem, text.slice(one.start, one.end)])).toEqual([[problem, marked]]);
  });

  it.each([
    ['JSON', `${'['.repeat(100)}${']'.repeat(100)}`],
    ['a literal', `const b = {"a":${'['.repeat(99)}1${']'.repeat(99)}}`],
  ])('reads %s of a hundred levels', (_, text) => {
    expect(read(text).problems).toEqual([]);
  });

  it.each([
    ['curl --retry 3 -X PUT https://api.shipping.example/v1/carriers/AB -d \'{"a": 1}\'', '/carriers/AB'],
    ['curl --retry 3 "$URL/carriers/AB" -d \'{"a": 1}\'', '/carriers/AB'],
    ['curl --key ./client.pem --cert /etc/client.pem localhost:3000/v1/shipments -d \'{"a": 1}\'', '/shipments'],
    ['curl --connect-timeout 5 api.shipping.example/v1/shipments -d \'{"a": 1}\'', '/shipments'],
    ['curl --retry 3 {{base}}/shipments -d \'{"a": 1}\'', '/shipments'],
    ['curl /shipments -d \'{"a": 1}\'', '/shipments'],
    ['curl --retry 3 --url https://api.shipping.example/v1/rates -d \'{"a": 1}\'', '/rates'],
  ])('reads the path of %s', (text, path) => {
    expect(read(text).path).toBe(path);
  });

  it('still finds what is around a JSON error', () => {
    expect(toValue(read('{"setup": {"a": 1 "b": 2}, "parcels": [').root)).toEqual({
      setup: { a: 1, b: 2 },
      parcels: [],
    });
  });
});

describe('positions', () => {
  const place = (text: string, field: string, isName = false): string => {
    const { start, end } = findSpan(read(text), field, isName);
    const { line, column } = createPositions(text)(start);
    return `${line}:${column} ${text.slice(start, end)}`;
  };

  it.each([
    [
      'a nested list',
      '{\n  "parcels": [\n    { "weight": 1 },\n    { "weight": 22 }\n  ]\n}',
      'parcels.1.weight',
      '4:17 22',
    ],
    ['CRLF', '{\r\n  "setup": {\r\n    "date": "x"\r\n  }\r\n}', 'setup.date', '3:13 "x"'],
    ['CR', '{\r"a": 1}', 'a', '2:6 1'],
    ['tabs', '{\n\t\t"setup": 1\n}', 'setup', '2:12 1'],
    ['characters of two units', '{"setup": {"note": "📦📦", "date": 1}}', 'setup.date', '1:34 1'],
    ['a name that is written twice', '{"type": 1,\n "type": 2}', 'type', '2:10 2'],
    ['a missing field', '{\n  "setup": {\n    "a": 1\n  }\n}', 'setup.date', '2:3 "setup"'],
    ['a missing field at the top', '\n{"a": 1}', 'setup', '2:1 {'],
    ['an entry that lacks a field', '{"parcels": [{}, {"a": 1}]}', 'parcels.1.weight', '1:18 {'],
    ['a field of a value of another type', '{"setup": "x"}', 'setup.date', '1:11 "x"'],
    ['a name with dots', '{"a.b": {"c": 1}}', 'a.b.c', '1:15 1'],
    ['the body as a whole', ' [1]', '', '1:2 ['],
    ['JSON in a quoted word', 'curl -d \'{"setup": {"note": "it\'\\\'\'s", "date": 7}}\' x', 'setup.date', '1:48 7'],
    ['JSON with escaped quotes', 'curl -d "{\\"type\\": \\"abc\\"}" x', 'type', '1:21 \\"abc\\"'],
    ['a here-document', 'curl -d @- <<\'E\'\n{\n  "type": 5\n}\nE', 'type', '3:11 5'],
    ['Ruby', 'body = { type: 5 }\nputs body', 'type', '1:16 5'],
  ])('are right in %s', (_, text, field, expected) => {
    expect(place(text, field)).toBe(expected);
  });

  it('are found in a text of many empty lines in linear time', () => {
    const measure = (lines: number): number => {
      const start = process.cpuUsage();
      place(`${'\n'.repeat(lines)}{"a": 1}`, 'a');
      return process.cpuUsage(start).user / 1000;
    };
    const isSlow = (): boolean => measure(100_000) > 12 * Math.max(measure(25_000), 10);
    // The second look excludes a pause of the machine.
    expect(isSlow() && isSlow()).toBe(false);
  });

  it('are those of the name where the name is wrong', () => {
    expect(place('{"setup": {"dat": 1}}', 'setup.dat', true)).toBe('1:12 "dat"');
  });
});

describe('JSON with full-width characters', () => {
  const read = (text: string): WrittenRequest => readRequest(text, { names: NAMES, longest: 1000 }) as WrittenRequest;

  it.each([
    ['{“setup”: 1}', '“', '"', 1],
    ['{"setup"：1}', '：', ':', 8],
    ['{"a": 1，"b": 2}', '，', ',', 7],
    ['｛"a": 1｝', '｛', '{', 0],
    ['{\u3000"a": 1}', '\u3000', ' ', 1],
  ])('%s names the character and its place', (text, given, needed, start) => {
    const { problems, root } = read(text);
    expect(problems).toEqual([{ problem: 'wide', start, end: start + 1, given, needed }]);
    expect(Object.keys(toValue(root) as object).length).toBeGreaterThan(0);
  });

  it('is read as if it had none, with its other problems', () => {
    const { problems, root } = read('{“setup”： {“note”： “：，“}，}');
    expect(problems.map(({ problem }) => problem)).toEqual(['wide', 'trailing']);
    expect(toValue(root)).toEqual({ setup: { note: '：，' } });
  });

  it('keeps what a string contains', () => {
    const text = '{"setup": {"note": "「：，“”　」\\"：", "to": 1}}';
    expect(read(text).problems).toEqual([]);
    expect(toHalfWidth(text)).toBe(text);
  });
});

describe.each([100_000, 1_000_000])('a text of %i characters that is no request', (size) => {
  const fill = (unit: string, begin = ''): string => (begin + unit.repeat(size / unit.length)).slice(0, size);

  // Without a bound, some of these run for minutes. Each runs for a few hundred milliseconds.
  it.each([
    fill('{a:[', 'fetch(x,{body:JSON.stringify('),
    fill('${'),
    fill('[a=>', '<?php '),
    fill('{setup:{', 'const a ='),
    fill('<<E\n', 'curl '),
    fill("-d '{}' ", 'curl '),
    fill('<<<A\n', '<?php '),
    fill('<<~A\n', 'require x\n'),
    fill('{ ', 'curl x '),
    fill('^"', 'curl '),
    fill('“：，', '{'),
    fill('r&c=', '{"setup":{"carrier":"'),
    fill('r&c=', 'curl '),
    fill('\\"', '{"setup":{"carrier":"'),
    fill('\n', '{'),
  ])('%.20s… is read or rejected at once', { timeout: 15_000 }, (text) => {
    const found = readRequest(text, { names: NAMES, longest: 1_048_576 });
    expect('rejected' in found ? ['too-deep', 'no-body', 'too-long'] : [found.syntax]).toContain(
      'rejected' in found ? found.rejected : found.syntax,
    );
  });
});
