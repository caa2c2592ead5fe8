/** Sends what the generated client sends, to the sandbox of this test and with its token. */
export async function send<T>(path: string, options: RequestInit): Promise<T> {
  const headers = { ...(options.headers as Record<string, string>), 'x-access-token': process.env.TOKEN ?? '' };
  const response = await fetch(`${process.env.BASE_URL}${path}`, { ...options, headers });
  return { data: await response.json(), status: response.status, headers: response.headers } as T;
}
