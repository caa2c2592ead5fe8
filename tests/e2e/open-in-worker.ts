import type { OpenSandbox } from '../../tools/record/send-example';
import type { BuiltWorker } from './built-worker';

/** Represents the account, whose token a page does not enter. */
const ACCOUNT = 'account';

/** Opens the sandbox of a worker of the site, empty, with the seed of the recording and a stopped clock. */
export async function openInWorker(worker: BuiltWorker, now: () => number): Promise<OpenSandbox> {
  await worker.stopClock(now());
  await worker.ask('reset', null);
  await worker.ask('settings', { seed: 'examples' });
  return { token: ACCOUNT, handle: (request) => send(worker, request, now()) };
}

async function send(worker: BuiltWorker, request: Request, now: number): Promise<Response> {
  await worker.stopClock(now);
  const { pathname, search } = new URL(request.url);
  const token = request.headers.get('x-access-token') ?? '';
  const sent = await request.text();
  const { status, headers, body } = await worker.ask('send', {
    method: request.method,
    path: `${pathname.replace('/v1', '')}${search}`,
    caller: ACCOUNT,
    ...(token === ACCOUNT ? {} : { token }),
    locale: request.headers.get('accept-language') === 'en' ? 'en' : 'ja',
    scenario: request.headers.get('sandbox-scenario') ?? '',
    ...(sent === '' ? {} : { body: sent }),
  });
  return new Response(body, { status, headers });
}
