/**
 * Code with its colours as HTML: ('{"a": 1}', '1p3k…', …) → '<span class="p">{</span><span class="k">"a"</span> …'.
 * It comes from the contract and from pages, never from a reader.
 *
 * @param marks lengths and kinds of the stretches of the text, `-` for one without a colour
 * @param classes of the kinds
 */
export function renderStretches(text: string, marks: string, classes: Record<string, string | undefined>): string {
  let html = '';
  let at = 0;
  for (const [, length, kind = '-'] of marks.matchAll(/(\d+)(\D)/g)) {
    const part = escape(text.slice(at, at + Number(length)));
    at += Number(length);
    html += kind === '-' ? part : `<span class="${classes[kind] ?? ''}">${part}</span>`;
  }
  return html + escape(text.slice(at));
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
