import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderSkill, renderSkillIndex } from './agent-files';
import { renderIcon, toIco } from './icons';
import { buildManifest } from './manifest';
import { renderSocialPicture } from './social-picture';
import { findExpiry, renderRobots, renderSecurityText } from './text-files';
import { readTokens } from './tokens';

const logo = readFileSync('static/img/logo.svg', 'utf8');
const tokens = readTokens('.');
const CONTACT = { security_email: 'security@shipping.example', security_expires: '2027-03-01T00:00:00.000Z' };

/** Width and height of a PNG are in its first chunk. */
const toSize = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('renderSocialPicture', () => {
  const words = { name: '出荷API', tagline: '1つのインターフェースで', host: 'docs.shipping.example', logo, tokens };

  it('is a PNG of 1200 × 630 px, the same each time', () => {
    const picture = renderSocialPicture(words);
    expect(toSize(picture)).toEqual([1200, 630]);
    expect(renderSocialPicture(words).equals(picture)).toBe(true);
  });

  it('shows every word, those that have a meaning in SVG too', () => {
    const pictures = [
      words,
      { ...words, name: '出荷&<API>' },
      { ...words, tagline: '一言' },
      { ...words, host: 'a.example' },
    ];
    expect(new Set(pictures.map((one) => renderSocialPicture(one).toString('base64'))).size).toBe(pictures.length);
  });

  it('writes a long tagline smaller, so that none of it is cut', () => {
    // Both endings are equally wide, so the pictures differ by the last letter alone, if it is there.
    const long = 'One interface for every carrier of this world and of the next one, by land, sea and air ';
    const pictures = ['b', 'd'].map((end) => renderSocialPicture({ ...words, tagline: `${long}${end}` }));
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.of())).toBe(false);
  });
});

describe('icons', () => {
  it.each([180, 192, 512])('the logo becomes a PNG of %d px', (size) => {
    expect(toSize(renderIcon(logo, size))).toEqual([size, size]);
  });

  it('a PNG is wrapped as favicon.ico', () => {
    const png = renderIcon(logo, 32);
    const ico = toIco(png);
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    expect(ico.subarray(ico.readUInt32LE(18)).equals(png)).toBe(true);
    expect(ico.readUInt32LE(14)).toBe(png.length);
  });
});

describe('buildManifest', () => {
  it('names the site and its place in the language', () => {
    expect(
      buildManifest({ name: 'Shipping API', tagline: 'One', locale: 'en', baseUrl: '/portal/en/', tokens }),
    ).toMatchObject({
      name: 'Shipping API',
      lang: 'en',
      start_url: '/portal/en/',
      scope: '/portal/en/',
      theme_color: '#fff',
    });
  });
});

describe('the skill for agents', () => {
  const site = {
    name: { en: 'Shipping API', ja: '出荷API' },
    tagline: { en: 'Eight carriers', ja: '8社' },
    portal: 'https://docs.shipping.example',
    apiUrl: 'https://api.shipping.example/v1',
    sandboxUrl: 'http://127.0.0.1:4010/v1',
    package: 'shipping-api',
    carriers: ['yamato', 'dhl'],
  };

  it('has a value for every name in braces, its own name included', () => {
    for (const locale of ['en', 'ja'] as const) {
      const skill = renderSkill(site, locale);
      expect(skill).not.toMatch(/\{ ?\w+ ?\}/);
      const { skills } = JSON.parse(renderSkillIndex(site.portal, { 'skill.md': skill })) as {
        skills: { name: string }[];
      };
      expect(skills[0]?.name).toBe(locale === 'ja' ? 'shipping-api-ja' : 'shipping-api');
    }
  });

  it('ends each URL before the next Japanese letter', () => {
    expect(renderSkill(site, 'ja').match(/https?:[^\s<>`]*[\u3040-\u30ff\u4e00-\u9fff]/g)).toBeNull();
  });
});

describe('text files', () => {
  it('robots.txt names each sitemap', () => {
    expect(renderRobots(['https://docs.example/', 'https://docs.example/en/'], 'search=yes, ai-train=no')).toBe(
      'User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /\n\nSitemap: https://docs.example/sitemap.xml\nSitemap: https://docs.example/en/sitemap.xml\n',
    );
  });

  it('security.txt contains the data of the operator, and no date of the build', () => {
    expect(renderSecurityText(CONTACT, 'https://docs.example/')).toBe(
      [
        'Contact: mailto:security@shipping.example',
        'Expires: 2027-03-01T00:00:00.000Z',
        'Preferred-Languages: ja, en',
        'Canonical: https://docs.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it.each([
    ['2026-12-01', undefined],
    ['2027-01-15', '45 days away'],
    ['2027-03-02', 'is over'],
  ])('on %s the operator hears of the expiry: %s', (day, message) => {
    const expiry = findExpiry(CONTACT, new Date(day));
    if (message) expect(expiry).toContain(message);
    else expect(expiry).toBeUndefined();
  });
});

describe('readTokens', () => {
  it('reads a color of both modes and stops on one that is not there', () => {
    expect([tokens.light('paper'), tokens.dark('paper')]).toEqual(['#fff', '#14171c']);
    expect(() => tokens.light('nothing')).toThrow('there is no color "--nothing"');
  });
});
