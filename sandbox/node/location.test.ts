import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getStoreKind, locateData, showLocation } from './location';

describe('locateData', () => {
  it.each<[string | undefined, string | undefined, string, string]>([
    [undefined, '/home', resolve('.cache/sandbox.db'), 'file'],
    ['a.db', '/home', '/home/a.db', 'file'],
    ['a.db', undefined, resolve('a.db'), 'file'],
    ['../a b.db', '/home/x', '/home/a b.db', 'file'],
    ['/tmp/a.db', '/home', '/tmp/a.db', 'file'],
    ['file:a.db', '/home', '/home/a.db', 'file'],
    ['file:/tmp/a.db', '/home', '/tmp/a.db', 'file'],
    ['file:///tmp/a.db', '/home', '/tmp/a.db', 'file'],
    [':memory:', '/home', ':memory:', 'memory'],
    ['http://127.0.0.1:8080', '/home', 'http://127.0.0.1:8080', 'server'],
    ['libsql://shared.example', '/home', 'libsql://shared.example', 'server'],
  ])('%s, seen from %s, is %s', (text, cwd, data, kind) => {
    const location = locateData(text, { INIT_CWD: cwd, SANDBOX_DATA_TOKEN: 'secret' });
    expect(location.data).toBe(data);
    expect(getStoreKind(location)).toBe(kind);
    if (kind === 'server') expect(location.authToken).toBe('secret');
  });
});

describe('showLocation', () => {
  it.each([
    ['/tmp/a?b@c.db', '/tmp/a?b@c.db'],
    ['libsql://me:secret@shared.example/x?authToken=secret', 'libsql://shared.example/x'],
    ['https://shared.example?authToken=secret', 'https://shared.example'],
  ])('shows %s as %s', (data, shown) => expect(showLocation({ data })).toBe(shown));
});
