import { describe, expect, it } from 'vitest';
import { toComments } from './comments';

describe('toComments', () => {
  it.each([
    ['a.ts', 'const a = 1; // One.\n', 'One.\n'],
    ['a.ts', '/** First.\n *\n *  @param b second */\nconst c = "// none";\n', 'First.\n\n@param b second\n\n'],
    ['a.tsx', 'const a = <p>{/* In JSX. */} https://a.example</p>;\n', 'In JSX.\n'],
    ['a.css', '/* One\n   two */\na { b: c }\n', 'One\ntwo\n\n'],
    ['a.yaml', 'a: "# none"\n  # One.\n', '\nOne.\n'],
  ])('reads those of %s: %s', (file, source, text) => {
    expect(toComments(file, source).text).toBe(text);
  });
});
