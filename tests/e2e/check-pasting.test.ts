import { CHECK, openCheck } from './check-parts';
import { expect, LOCALES, test, tryIn } from './portal';
import { watchWorkers } from './watch-workers';

const TOKEN = 'test_5f3c9a1e7b';
const BODIES: Record<string, string> = {
  JSON: '{ "type": "signature", "fil": "iVBO" }',
  'curl with single quotes': `curl -X POST "$SHIPPING_API_URL/files" -H "x-access-token: ${TOKEN}" -d '{ "type": "signature", "fil": "iVBO" }'`,
  'curl with $-quotes': `curl https://api.shipping.example/v1/files -H 'x-access-token: ${TOKEN}' --data-raw $'{ "type": "signature", "fil": "iVBO" }'`,
  'curl of the Windows command prompt': `curl ^"https://api.shipping.example/v1/files^" ^\n  -H ^"x-access-token: ${TOKEN}^" ^\n  --data-raw ^"^{ ^\\^"type^\\^": ^\\^"signature^\\^", ^\\^"fil^\\^": ^\\^"iVBO^\\^" ^}^"`,
  'curl with a here-document': `curl "$SHIPPING_API_URL/files" -d @- <<'JSON'\n{ "type": "signature", "fil": "iVBO" }\nJSON\n`,
  'Node.js': `await fetch(\`\${SHIPPING_API_URL}/files\`, { method: 'POST', headers: { 'x-access-token': '${TOKEN}' }, body: JSON.stringify({ type: 'signature', fil: 'iVBO' }) });`,
  Python: `import requests\nrequests.post(f"{url}/files", headers={"x-access-token": "${TOKEN}"}, json={"type": "signature", "fil": "iVBO"})`,
  PHP: `<?php\n$url = getenv('SHIPPING_API_URL') . '/files';\n$body = json_encode(['type' => 'signature', 'fil' => 'iVBO']);`,
  Ruby: `request = Net::HTTP::Post.new(URI("#{url}/files"), 'x-access-token' => '${TOKEN}')\nrequest.body = { type: 'signature', fil: 'iVBO' }.to_json`,
  Go: `body, _ := json.Marshal(map[string]any{"type": "signature", "fil": "iVBO"})\nrequest, _ := http.NewRequest("POST", base+"/files", bytes.NewReader(body))`,
};

for (const locale of LOCALES) {
  test(
    `the body is found in everything that readers paste, in ${locale}`,
    tryIn(locale, 'en'),
    async ({ page, open }) => {
      const urls: string[] = [];
      page.on('request', (request) => urls.push(`${request.url()} ${request.postData() ?? ''}`));
      await open(locale, 'err');
      const { tool, field, issues, paste } = await openCheck(page, locale);
      for (const [name, text] of Object.entries(BODIES)) {
        await paste(text);
        await expect(issues, name).toHaveCount(2);
        const operation = tool.getByLabel(CHECK.operation[locale], { exact: true });
        await expect(operation.locator('option:checked'), name).toHaveText(
          locale === 'ja' ? /^ファイル.*（自動判別）$/ : /file \(identified\)$/i,
        );
        await tool.getByRole('button', { name: locale === 'ja' ? 'fileに変更' : 'Rename to file' }).click();
        await expect(field, name).toHaveValue(text.replace(/\bfil\b/, 'file'));
      }
      // Nothing leaves the page, and what was pasted is in no URL.
      expect(urls.filter((url) => url.includes(TOKEN))).toEqual([]);
      expect(page.url()).not.toContain(TOKEN);
    },
  );

  test(`full-width characters in JSON are named and replaced, in ${locale}`, async ({ page, open }) => {
    await open(locale, 'err');
    const { tool, field, issues, paste } = await openCheck(page, locale);
    await paste('{“type”：\u3000"signature"，"file": "「：，」"}');
    await expect(issues.first()).toContainText('“ (U+201C)');
    await expect(issues.first()).toContainText('" (U+0022)');
    await tool.getByRole('button', { name: locale === 'ja' ? /^文字列以外の全角/ : /^Replace all/ }).click();
    await expect(field).toHaveValue('{"type": "signature","file": "「：，」"}');
    await paste('Invoke-RestMethod -Method Post -Uri https://api.shipping.example/v1/files -Body $body');
    await expect(tool.locator('[aria-live="polite"]')).toContainText('cURL');
  });

  test(`what is pasted never becomes HTML, in ${locale}`, tryIn(locale, 'en'), async ({ page, open }) => {
    await open(locale, 'err');
    const { tool, paste } = await openCheck(page, locale);
    await paste('{ "type": "<img src=x onerror=alert(1)>", "<script>alert(1)</script>": 1 }');
    await expect(tool).toContainText('<script>alert(1)</script>');
    await expect(tool.locator('img, script')).toHaveCount(0);
  });

  test(
    `a text that is too long or too deep is rejected at once, in ${locale}`,
    tryIn(locale, 'en'),
    async ({ page, open }) => {
      await open(locale, 'err');
      const { field, status, paste } = await openCheck(page, locale);
      await paste('['.repeat(5000));
      await expect(status).toHaveText(locale === 'ja' ? /階層が深すぎる/ : /nested too deeply/);
      // A text that is dropped into the field is no paste, which is rejected as a whole.
      await field.evaluate((element: HTMLTextAreaElement) => {
        element.setRangeText(`{"file": "${'A'.repeat(1024 * 1024)}"}`, 0, element.value.length);
        element.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await expect(status).toHaveText(locale === 'ja' ? /長すぎる/ : /too long to check/);
    },
  );

  test(`a paste that is too long is refused with what to do, which then works, in ${locale}`, async ({
    page,
    open,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(locale, 'err');
    const { tool, field, issues, paste } = await openCheck(page, locale);
    const press = async (text: string): Promise<void> => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await field.press('Control+a');
      await field.press('Control+v');
    };
    const request = (file: string): string => `{ "type": "signature", "fil": "${file}" }`;
    await paste('{ "type": "signature" }');
    await press(request('A'.repeat(1024 * 1024)));
    await expect(tool.getByRole('alert')).toContainText('1,048,610');
    await expect(tool.getByRole('alert')).toContainText('1,000,000');
    await expect(tool.getByRole('alert')).toBeInViewport();
    await expect(field).toHaveValue('{ "type": "signature" }');
    await press(request('iVBO'));
    await expect(tool.getByRole('alert')).toBeHidden();
    await expect(field).toHaveValue(request('iVBO'));
    await expect(issues).toHaveCount(2);
    const colored = tool.locator('pre span');
    await expect(colored).not.toHaveCount(0);
    // A long text is plain, and still checked.
    await press(request('A'.repeat(50_000)));
    await expect(issues).toHaveCount(2);
    await expect(colored).toHaveCount(0);
  });

  test(
    `while an input method composes nothing is checked, in ${locale}`,
    tryIn(locale, 'en'),
    async ({ page, open }) => {
      const workers = await watchWorkers(page);
      await open(locale, 'err');
      const { field, status, paste } = await openCheck(page, locale);
      await paste('{ "type": "" }');
      const before = await status.innerText();
      await field.press('Control+End');
      const session = await page.context().newCDPSession(page);
      await session.send('Input.imeSetComposition', { text: 'かな', selectionStart: 2, selectionEnd: 2 });
      await expect(field).toHaveValue('{ "type": "" }かな');
      await expect(status).toHaveText(before);
      await session.send('Input.insertText', { text: '仮名' });
      await expect(field).toHaveValue('{ "type": "" }仮名');
      await expect(status).not.toHaveText(before);
      const texts = (await workers.list('check')).map(({ request }) => request.text);
      expect(texts.filter((text) => text.includes('かな'))).toEqual([]);
    },
  );

  test(
    `without its code the check says so, keeps the text and tries again, in ${locale}`,
    tryIn(locale, 'en'),
    async ({ page, open, pageErrors }) => {
      await page.route('**/check-worker.*.js', (route) => route.fulfill({ status: 404, body: '' }));
      await open(locale, 'err');
      const { tool, field, status, issues } = await openCheck(page, locale);
      await field.fill('{ "type": "signature" }');
      await expect(status).toHaveText(CHECK.failed[locale]);
      await expect(field).toHaveValue('{ "type": "signature" }');
      await page.unroute('**/check-worker.*.js');
      await tool.getByRole('button', { name: CHECK.retry[locale] }).click();
      await expect(issues).toHaveCount(1);
      pageErrors.length = 0;
    },
  );
}
