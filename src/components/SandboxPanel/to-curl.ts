import type { CallRecord } from '../../../sandbox/web';

/** A call as a command for a POSIX shell, with the URL and the token in the variables that the samples use. */
export function toCurl({ method, path, caller, scenario, body }: CallRecord): string {
  const options = [
    `--request ${method}`,
    '--header "x-access-token: $SHIPPING_API_TOKEN"',
    ...(scenario === '' ? [] : [`--header ${quote(`Sandbox-Scenario: ${scenario}`)}`]),
    ...(body === undefined ? [] : ["--header 'content-type: application/json'", `--data-raw ${quote(body)}`]),
    `"$SHIPPING_API_URL"${quote(path)}`,
  ];
  const command = ['curl --silent --show-error', ...options.map((option) => `  ${option}`)].join(' \\\n');
  if (caller === 'account') return command;
  // A comment ends with its line: what a shared link says of its caller must not.
  return `# With the token of ${caller.replace(/[^\w-]/g, '') || 'your choice'}\n${command}`;
}

/** Quotes a string as one word of a shell: it's → 'it'\''s' */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
