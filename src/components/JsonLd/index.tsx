import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';

/** The description of a page for search engines, in schema.org's JSON-LD. */
export default function JsonLd({ data }: { data: object }): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data, sortKeys).replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}

/** Sorts the properties as in the built page, so that the tag in the browser is the same. */
function sortKeys(_: string, value: unknown): unknown {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
