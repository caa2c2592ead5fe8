/** Offers a file of this page as a download. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The download has taken it over long before.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
