import { describe, expect, it } from 'vitest';
import { loadContract } from '../../../contract/node';
import { LANGUAGES, renderSamples } from '.';

const contract = loadContract('contract');
const samples = contract.examples.flatMap((example) =>
  renderSamples(contract, example.operation, example).map((sample) => ({
    name: `${example.operation}/${example.name} in ${sample.language}`,
    example,
    ...sample,
  })),
);

describe('renderSamples', () => {
  it('has every example in every language', () => {
    expect(samples).toHaveLength(contract.examples.length * LANGUAGES.length);
  });

  it('reads the URL and the token only from the environment', () => {
    for (const { name, program } of samples) {
      expect.soft(program, name).toContain('SHIPPING_API_URL');
      expect.soft(program, name).toContain('SHIPPING_API_TOKEN');
      expect.soft(program, name).not.toMatch(/https?:\/\//);
    }
  });

  it.each(LANGUAGES)('writes a specified server into the sample, in %s', (language) => {
    const [example] = contract.examples;
    if (!example) throw new Error('There is no example.');
    const options = { locale: 'en', server: 'https://api.test/v1' } as const;
    const program = renderSamples(contract, example.operation, example, options).find(
      (sample) => sample.language === language,
    )?.program;
    expect(program).toContain('https://api.test/v1');
    expect(program).not.toContain('SHIPPING_API_URL');
  });

  it('asks for the language of the page and prints what is wrong with each field', () => {
    for (const { name, language, program } of samples) {
      expect.soft(program, name).toMatch(/accept-language.{1,6}en/);
      // curl prints the whole error.
      if (language !== 'curl') expect.soft(program.toLowerCase(), name).toContain('details');
    }
  });

  it('contains the body, except that of an upload, which is in a file', () => {
    for (const { name, example, program } of samples.filter((sample) => sample.example.request !== undefined)) {
      const isUpload = example.operation === 'file-upload';
      expect.soft(program.includes('request.json'), name).toBe(isUpload);
      const body = JSON.parse(/^\{\n[^]*?\n\}$/m.exec(program)?.[0] ?? '{}') as object;
      expect.soft(Object.keys(body), name).toEqual(isUpload ? [] : Object.keys(example.request as object));
    }
  });

  it('computes the shipping date', () => {
    for (const { name, example, program, body = '' } of samples) {
      if (!JSON.stringify(example.request ?? '').includes('{{shipping_date}}')) continue;
      const around = program.replace(body, '');
      expect.soft(around, name).toMatch(/"date": "/);
      // 2006-01-02 is how Go writes the form of a day.
      expect.soft(around.replaceAll('2006-01-02', ''), name).not.toMatch(/20\d\d-\d\d-\d\d/);
    }
  });
});
