/** What was found for how many texts at most; then all is forgotten, so that texts of callers cannot fill the memory. */
const MOST = 5000;
const LONGEST = 200;

/** A function that keeps what it gave for a text: of two documents most words are the same. */
export function remember<T>(find: (text: string) => T): (text: string) => T {
  const found = new Map<string, T>();
  return (text) => {
    if (text.length > LONGEST) return find(text);
    const known = found.get(text);
    if (known !== undefined) return known;
    if (found.size >= MOST) found.clear();
    const value = find(text);
    found.set(text, value);
    return value;
  };
}
