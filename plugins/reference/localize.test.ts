import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadPageData } from './load-page-data';
import { toTranslationFiles, translatePageData } from './localize';

const data = loadPageData('contract');

describe('sentences of the contract for translators', () => {
  it('lists each sentence once', () => {
    expect(() => toTranslationFiles(data)).not.toThrow();
  });

  it('exchanges sentences and names, and leaves codes and the source alone', () => {
    const files = toTranslationFiles(data).map((file) => ({
      ...file,
      content: Object.fromEntries(
        Object.entries(file.content).map(([id, entry]) => [id, { ...entry, message: `訳${entry.message}` }]),
      ),
    }));
    const translated = translatePageData(data, { files, language: 'ja' });
    expect(translated.contract.openapi.components.schemas.Parcel?.description).toMatch(/^訳/);
    expect(translated.contract.openapi.components.schemas.CarrierType?.['x-enumDescriptions']?.yamato).toBe(
      'ヤマト運輸',
    );
    expect(translated.contract.openapi.components.schemas.CarrierType?.enum).toContain('yamato');
    expect(translated.labels.request).toMatch(/^訳/);
    expect(data.contract.openapi.components.schemas.Parcel?.description).not.toMatch(/^訳/);
  });

  it('keeps in Japanese every name in braces and every code of the English sentence', () => {
    for (const { path, content } of toTranslationFiles(data)) {
      const japanese = JSON.parse(readFileSync(`i18n/ja/reference/${path}.json`, 'utf8')) as Record<
        string,
        { message: string }
      >;
      for (const [id, { message }] of Object.entries(content)) {
        const parts = message.match(/\{[\w.-]+\}|`[^`]+`/g) ?? [];
        const missing = parts.filter((part) => !japanese[id]?.message.replace(/\|[^{}]*\}/g, '}').includes(part));
        expect(missing, `${path}.json: ${id}`).toEqual([]);
      }
    }
  });
});
