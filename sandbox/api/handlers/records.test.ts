import { describe, expect, it } from 'vitest';
import { createTestSandbox, getExampleBody } from '../../../tests/sandbox/test-sandbox';

describe('registered records', () => {
  it.each([
    ['/addresses', 'address-register/london'],
    ['/warehouses', 'warehouse-register/kyoto'],
  ])('%s come back in the order in which they were registered', async (path, example) => {
    const { send } = await createTestSandbox();
    expect((await send<unknown[]>(`GET ${path}`)).body).toEqual([]);
    const first = await send(`POST ${path}`, { body: getExampleBody(example) });
    const second = await send(`POST ${path}`, { body: getExampleBody(example, { address2: 'Unit 9' }) });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await send<unknown[]>(`GET ${path}`)).body).toEqual([first.body, second.body]);
  });

  it('files are listed without their images', async () => {
    const { send } = await createTestSandbox();
    const body = getExampleBody('file-upload/signature') as { file: string };
    const { body: file } = await send('POST /files', { body });
    const list = await send<unknown[]>('GET /files');
    expect(list.body).toEqual([file]);
    expect(JSON.stringify(list.body)).not.toContain(body.file.slice(0, 40));
  });
});
