import { extname } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Files by their names below the base of the language, each made when it is asked for. */
export type Files = Record<string, () => string | Promise<string>>;

/** The lists of files by plugin. The server keeps the functions of its start, but a reload creates new plugins. */
const listed = new Map<string, () => Files>();

/** Lets live authoring serve what a plugin writes into a build. `list` is called for each request: it must be cheap. */
export function serveFiles(plugin: string, list: () => Files): void {
  listed.set(plugin, list);
}

type Next = (error?: unknown) => void;
type Response = { type: (ending: string) => void; send: (text: string) => void };
type Middleware = (request: { path: string }, response: Response, next: Next) => void;
type SetUp = (middlewares: Middleware[]) => Middleware[];

/** Serves in live authoring the files that other plugins write after a build, made from the content as it is. */
export default function liveFilesPlugin({ baseUrl }: LoadContext): Plugin {
  const serve: Middleware = ({ path }, response, next) => {
    const name = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : '';
    const make = name.includes('.') && [...listed.values()].map((list) => list()[name]).find(Boolean);
    if (!make) {
      next();
      return;
    }
    const respond = async (): Promise<void> => {
      const text = await make();
      // Express would send the ending of TypeScript as a video.
      response.type(name.endsWith('.ts') ? '.txt' : extname(name));
      response.send(text);
    };
    respond().catch(next);
  };
  // Docusaurus has such a function as well; what both return is joined, and any address without a file is a page.
  const setupMiddlewares: SetUp = (middlewares) => {
    middlewares.unshift(serve);
    return [];
  };
  return {
    name: 'live-files',
    configureWebpack: () =>
      ({ devServer: { setupMiddlewares } }) as ReturnType<NonNullable<Plugin['configureWebpack']>>,
  };
}
