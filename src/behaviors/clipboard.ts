/** Copies a text, and says whether it could: a page has a clipboard only under HTTPS and with permission. */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    // Safari copies only while it handles the click, so it is given the promise; Firefox before 127 cannot be.
    if (typeof text === 'string' || !('ClipboardItem' in window)) await navigator.clipboard.writeText(await text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    return true;
  } catch {
    return false;
  }
}
