import routesChunkNames from '@generated/routesChunkNames';

/** The bundler's own loader, of which only these are used: load a chunk, the address of a named one, of a numbered one. */
declare let __webpack_require__: {
  e: (chunkId: string | number) => Promise<unknown>;
  gca: (chunkName: string) => string;
  u: (chunkId: string | number) => string;
  p: string;
};

type RouteChunks = {
  /** The error of a chunk that could not be loaded and waits to be tried again. */
  getFailure: () => unknown;
  /** Tries again whatever failed. */
  retry: () => void;
};

/**
 * Lets a chunk of a route that cannot be loaded wait for `retry` instead of failing. Other chunks fail as usual.
 *
 * @param onFailure called whenever a chunk of a route could not be loaded
 */
export function holdRouteChunks(onFailure: () => void): RouteChunks {
  const held = new Map<string | number, { error: unknown; retry: () => void }>();
  const load = __webpack_require__.e;
  let routeAddresses: Set<string> | undefined;
  const isOfRoute = (chunkId: string | number): boolean => {
    routeAddresses ??= new Set(listChunkNames(routesChunkNames).map((name) => __webpack_require__.gca(name)));
    return routeAddresses.has(__webpack_require__.p + __webpack_require__.u(chunkId));
  };

  __webpack_require__.e = (chunkId) => {
    if (!isOfRoute(chunkId)) return load(chunkId);
    return new Promise((resolve) => {
      const attempt = (): void => {
        load(chunkId).then(resolve, (error: unknown) => {
          held.set(chunkId, { error, retry: attempt });
          onFailure();
        });
      };
      attempt();
    });
  };

  return {
    getFailure: () => [...held.values()][0]?.error,
    retry() {
      const waiting = [...held.values()];
      held.clear();
      for (const chunk of waiting) chunk.retry();
    },
  };
}

/** Names stand as values, at any depth: { "/auth-b0d": { __comp: "17896441", content: "fb345770" } } */
function listChunkNames(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return tree && typeof tree === 'object' ? Object.values(tree).flatMap(listChunkNames) : [];
}
