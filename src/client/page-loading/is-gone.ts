/** How long the host may take to say so, in milliseconds. */
const PATIENCE = 3000;

/** Whether a chunk failed because the host has it no longer: after a deployment, not for want of a connection. */
export async function isGone(error: unknown): Promise<boolean> {
  const address = (error as { request?: unknown } | undefined)?.request;
  if (typeof address !== 'string') return false;
  try {
    const { status } = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}
