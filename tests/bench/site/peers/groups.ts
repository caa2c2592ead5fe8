import sidebars from '../../../../sidebars';

/** The groups of the portal's sidebar with the IDs of their pages. */
export const GROUPS = (sidebars.portal as { label: string; items: (string | { id: string })[] }[]).map(
  ({ label, items }) => ({ label, ids: items.map((item) => (typeof item === 'string' ? item : item.id)) }),
);

/** The pages that the portal's navbar leads to. */
export const NAVBAR_IDS = ['getting-started', 'common-car', 'err'];

export function renderFrontMatter({ title, description }: { title: string; description: string }): string {
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n`;
}
