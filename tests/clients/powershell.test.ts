import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createPowerShellParser, runPowerShell, toText, type Value } from './run-powershell';
import { serveSandbox } from './serve-sandbox';

const parser = await createPowerShellParser();

it.each([
  ['English', 'build/en/getting-started.md'],
  ['Japanese', 'build/getting-started.md'],
])('the PowerShell of the first %s page creates a label that can be opened', async (_, page) => {
  const scripts = [...readFileSync(page, 'utf8').matchAll(/^```powershell[^\n]*\n([^]*?)^```$/gm)].map(
    ([, script]) => script,
  );
  const sandbox = await serveSandbox();
  try {
    const variables = new Map<string, Value>();
    const sent: string[] = [];
    let printed: Value = '';
    for (const script of scripts) {
      printed = await runPowerShell(parser, script ?? '', {
        variables,
        call: async (name, parameters) => {
          if (name !== 'Invoke-RestMethod' || typeof parameters === 'string')
            throw new Error(`Pages don't call ${name}.`);
          const { Method, Uri, Headers, ContentType, Body, ...others } = parameters;
          sent.push(name);
          expect(others).toEqual({});
          const response = await fetch(toText(Uri), {
            method: toText(Method),
            headers: { ...(Headers as Record<string, string>), 'content-type': toText(ContentType) },
            body: toText(Body),
          });
          expect(response.status).toBe(200);
          return (await response.json()) as Value;
        },
      });
      // The first script sets the URL of the sandbox on the reader's machine, and a token that nobody has.
      variables.set('env:SHIPPING_API_URL', sandbox.url).set('env:SHIPPING_API_TOKEN', sandbox.token);
    }
    expect(sent).toEqual(['Invoke-RestMethod']);
    const label = await fetch(toText(printed));
    expect((await label.text()).slice(0, 5)).toBe('%PDF-');
  } finally {
    await sandbox.close();
  }
});
