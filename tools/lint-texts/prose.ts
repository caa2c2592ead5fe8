/** Input of a text linter: Markdown, and how messages name its lines. */
export type Prose = { file: string; text: string; nameLine: (line: number) => string };

type Page = {
  file: string;
  source: string;
  /** The prose of the front matter, with as many lines. */
  readMatter: (matter: string) => string;
  /** Replacements for tags inside sentences, by the name of the tag. */
  words?: Record<string, string>;
};

/** A page with what readers see of it: prose of its front matter, and its text without the tags. Lines keep their numbers. */
export function toPageText({ file, source, readMatter, words = {} }: Page): Prose {
  const text = source
    .replace(/^---\n([\s\S]*?)\n---\n/, (_, matter: string) => `\n${readMatter(matter)}\n\n`)
    .replace(/ ?\{\/\* #[a-z0-9-]+ \*\/\}/g, '')
    .replace(/<(\w+) [^<>]*\/>/g, (tag, name: string) => words[name] ?? tag)
    // An attribute may contain an element: drawing={<Drawing />}.
    .replace(/<\/?[A-Z](?:[^<>]|<\w{1,40} \/>)*>/g, (tag) => tag.replace(/[^\n]/g, ''))
    .replace(/^:::\w*$/gm, '');
  return { file, text, nameLine: String };
}

/**
 * Joins strings to one text, one paragraph for each string, without those of the theme. Names in braces become a number.
 *
 * @param toParagraph converts a string to one line
 */
export function toStringsText(
  file: string,
  messages: [id: string, message: string][],
  toParagraph: (message: string) => string,
): Prose {
  const strings = messages.filter(([id]) => !id.startsWith('theme.'));
  return {
    file,
    text: strings.map(([, message]) => toParagraph(message.replace(/\{[\w.-]+\}/g, '1'))).join('\n\n'),
    nameLine: (line) => strings[(line - 1) / 2]?.[0] ?? String(line),
  };
}
