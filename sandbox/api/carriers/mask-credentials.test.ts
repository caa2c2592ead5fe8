import { describe, expect, it } from 'vitest';
import { maskCredential, maskCredentials } from './mask-credentials';

describe('maskCredential', () => {
  it.each([
    ['', '****'],
    ['567', '****'],
    ['1234567', '****'],
    ['12345678', '****5678'],
    ['950264471', '****4471'],
  ])('shows at most half of a credential: %j → %j', (text, masked) => {
    expect(maskCredential(text)).toBe(masked);
  });
});

it.each(['password', 'key', 'access_key', 'customer_numbers'])('a credential is never returned as %s', (name) => {
  expect(maskCredentials({ [name]: 'secret-4471', nested: { [name]: 'secret-4471' } })).toEqual({ nested: {} });
});
