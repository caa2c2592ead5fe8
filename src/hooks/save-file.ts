/** Offers a file of this page as a download. */
export function saveFile(content: string | Uint8Array, name: string, type: string): void {
  const link = document.createElement('a');
  link.href = toFileUrl(content, type);
  link.download = name;
  link.click();
}

/** The URL of a file for a minute: a download or a new tab has taken it over long before its end. */
export function toFileUrl(content: string | Uint8Array, type: string): string {
  const url = URL.createObjectURL(new Blob([content as string | Uint8Array<ArrayBuffer>], { type }));
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return url;
}
