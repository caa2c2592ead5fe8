/** Types of packages that only the folder of the bench installs. */

declare module 'pagefind' {
  export function createIndex(options?: { forceLanguage?: string; verbose?: boolean }): Promise<{
    errors: string[];
    index: {
      addHTMLFile: (file: { url: string; content: string }) => Promise<{ errors: string[] }>;
      writeFiles: (options: { outputPath: string }) => Promise<{ errors: string[] }>;
    };
  }>;
  export function close(): Promise<unknown>;
}

declare module 'minisearch' {
  export type Options = {
    fields: string[];
    idField: string;
    tokenize?: (text: string) => string[];
    searchOptions?: { prefix?: boolean; fuzzy?: number; boost?: Record<string, number>; combineWith?: 'AND' | 'OR' };
  };
  export default class MiniSearch {
    constructor(options: Options);
    static loadJSON(json: string, options: Options): MiniSearch;
    addAll(documents: object[]): void;
    search(query: string): { id: number }[];
  }
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/theme/worker' {
  export class SearchWorker {
    fetchIndexes(baseUrl: string, context: string): Promise<void>;
    search(
      baseUrl: string,
      context: string,
      input: string,
      limit: number,
    ): Promise<{ document: { u: string; h?: string } }[]>;
  }
}
