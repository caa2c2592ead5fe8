import { describe, expect, it } from 'vitest';
import { loadContract } from '../../contract/node';

const { openapi, operations, catalogue } = loadContract('contract');

/** The features that the API lacks, according to getting-started#addresses and getting-started-key-features#not-supported. */
describe('what the pages say that the API lacks', () => {
  it('is one version without anything that is deprecated', () => {
    expect([...new Set(openapi.servers.map(({ url }) => new URL(url).pathname))]).toEqual(['/v1']);
    expect(JSON.stringify({ openapi, operations })).not.toContain('"deprecated":true');
  });

  it('is webhooks, and any way to sign in but a token in a header', () => {
    expect(openapi).not.toHaveProperty('webhooks');
    const schemes = Object.values(openapi.components.securitySchemes);
    expect(schemes.map(({ type, in: place }) => [type, place])).toEqual(schemes.map(() => ['apiKey', 'header']));
  });

  it('is freight collect, except with Yamato', () => {
    const collecting = Object.entries(catalogue.carriers).filter(([, { services }]) =>
      Object.values(services).some(({ name }) => JSON.stringify(name).includes('着払い')),
    );
    expect(collecting.map(([type]) => type)).toEqual(['yamato']);
  });
});
