/**
 * Code with its colors as HTML: ('{"a": 1}', '1p3k…', …) → '<span class="p">{</span><span class="k">"a"</span> …'.
 * It comes from the contract and from pages, never from a reader.
 *
 * @param marks lengths and kinds of the stretches of the text, `-` for one without a color
 * @param classes of the kinds
 */
export function renderStretches(text: string, marks: string, classes: Record<string, string | undefined>): string {
  let html = '';
  let at = 0;
  for (const [, length, kind = '-'] of marks.matchAll(/(\d{1,9})(\D)/g)) {
    const part = escape(text.slice(at, at + Number(length)));
    at += Number(length);
    html += kind === '-' ? part : `<span class="${classes[kind] ?? ''}">${part}</span>`;
  }
  return html + escape(text.slice(at));
}

/**
 * A sample around a body, whose element is filled again when the body changes: `<span data-body>{ … }</span>`
 *
 * @param marks those before, within and after the body: `4f|1u3p|2o`
 */
export function renderAround(text: string, marks: string, classes: Record<string, string | undefined>): string {
  const [before = '', body = '', after = ''] = marks.split('|');
  const [from, to] = [measure(before), measure(before) + measure(body)];
  const [start, inner, end] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  return `${renderStretches(start, before, classes)}<span data-body="">${renderStretches(inner, body, classes)}</span>${renderStretches(end, after, classes)}`;
}

function measure(marks: string): number {
  return Array.from(marks.matchAll(/\d+/g)).reduce((sum, [length]) => sum + Number(length), 0);
}

/**
 * Says in HTML what each line is about: `request-setup-date@shipping_date`, the field that begins in it and the date that the
 * browser fills in; `-` where it is about nothing. No stretch of JSON reaches over a line.
 */
export function markLines(html: string, lines: string): string {
  const marks = lines.split(' ');
  return html
    .split('\n')
    .map((line, index) => {
      const [field = '', date] = marks[index]?.split('@') ?? [];
      const content = line.trimStart();
      const indent = line.slice(0, line.length - content.length);
      const filled = date ? content.replace(/\d{4}-\d\d-\d\d/, `<time data-date="${date}">$&</time>`) : content;
      return ['', '-'].includes(field) ? indent + filled : `${indent}<span data-line="${field}">${filled}</span>`;
    })
    .join('\n');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
