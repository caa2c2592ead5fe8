/** Stands for a part of the theme that no page shows; see plugins/client-weight. */
export default function Nothing(): null {
  return null;
}
