// cspell:ignore pipelining
/** Types of packages that only the folder of the bench installs. */

declare module 'undici' {
  export class Client {
    constructor(origin: string, options?: { pipelining?: number });
    request(options: { method: string; path: string; headers: Record<string, string>; body?: string }): Promise<{
      statusCode: number;
      body: { text(): Promise<string>; dump(): Promise<void>; arrayBuffer(): Promise<ArrayBuffer> };
    }>;
    close(): Promise<void>;
  }
}
