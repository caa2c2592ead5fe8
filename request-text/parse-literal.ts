import { DIALECTS, skipBlank, type Dialect, type Language } from './dialects';
import { DEEPEST, TooDeepError, type Effort } from './too-deep-error';
import { readString, type SourceString } from './read-string';
import type { Span, TextEntry, TextNode } from './text-node';

const OPEN_TO_CLOSE: Record<string, string> = { '{': '}', '[': ']', '(': ')' };
const NUMBER = /-?\d[\d_]*(?:\.\d[\d_]*)?(?:e[+-]?\d+)?/iy;
const WORD = /[A-Za-z_$][\w$]*/y;
/** The type in front of a literal in Go: `map[string]any{`, `[]string{`, `[]map[string]interface{}{`. */
const GO_TYPE = /((?:\[\]|map\[string\]){1,9})\s*(?:(?:any|interface\s*\{\s*\}|string|int|float64|bool)\s*)?(?=\{)/y;

/**
 * Parses the object or array that begins at an offset of source code; returns undefined if something else begins there.
 * Computed values are expressions. Throws a TooDeepError if it is nested too deeply for recursion, or the effort is spent.
 */
export function parseLiteral(
  text: string,
  start: number,
  { language, effort }: { language: Language; effort: Effort },
): TextNode | undefined {
  return new LiteralParser(text, language, effort).parseContainer(start);
}

class LiteralParser {
  readonly #dialect: Dialect;
  #depth = 0;

  constructor(
    readonly text: string,
    readonly language: Language,
    readonly effort: Effort,
  ) {
    this.#dialect = DIALECTS[language];
  }

  parseContainer(start: number): TextNode | undefined {
    const { language, text } = this;
    if (language === 'go') {
      const type = this.#match(GO_TYPE, start);
      const open = start + (type?.[0].length ?? 0);
      if (text.charAt(open) !== '{') return undefined;
      return type?.[1]?.startsWith('[]') ? this.#parseList(start, open) : this.#parseObject(start, open);
    }
    if (language === 'php') {
      const word = /array\s*\(/iy;
      const found = this.#match(word, start);
      const open = found ? start + found[0].length - 1 : start;
      return found || text.charAt(open) === '[' ? this.#parsePhpArray(start, open) : undefined;
    }
    if (text.charAt(start) === '{') return this.#parseObject(start, start);
    return text.charAt(start) === '[' ? this.#parseList(start, start) : undefined;
  }

  /** A value up to the comma or the bracket behind it. */
  #parseValue(start: number): TextNode | undefined {
    const value = this.parseContainer(start) ?? this.#parseScalar(start);
    const next = value && this.#skip(value.end);
    if (value && next !== undefined && /[,\]})]/.test(this.text.charAt(next))) return value;
    return this.#parseExpression(start);
  }

  #parseScalar(start: number): TextNode | undefined {
    const string = this.#readString(start);
    if (string) {
      const { end, content, isComputed } = string;
      return isComputed ? { type: 'expression', start, end } : { type: 'value', start, end, value: content };
    }
    const number = this.#match(NUMBER, start)?.[0];
    if (number) return { type: 'value', start, end: start + number.length, value: Number(number.replaceAll('_', '')) };
    const word = this.#match(WORD, start)?.[0];
    if (word === undefined || !Object.hasOwn(this.#dialect.words, word)) return undefined;
    return { type: 'value', start, end: start + word.length, value: this.#dialect.words[word] ?? null };
  }

  /** Anything else, up to the comma or the closing bracket of what it is in. */
  #parseExpression(start: number): TextNode | undefined {
    const open: string[] = [];
    let end = start;
    for (let at = start; at < this.text.length;) {
      this.effort.spend(1);
      const sign = this.text.charAt(at);
      const string = this.#readString(at);
      if (open.length === 0 && (sign === ',' || /[\]})]/.test(sign))) {
        return end > start ? { type: 'expression', start, end } : undefined;
      }
      if (!string && /[\]})]/.test(sign) && open.pop() !== sign) return undefined;
      if (!string && OPEN_TO_CLOSE[sign]) open.push(OPEN_TO_CLOSE[sign]);
      end = string ? string.end : at + 1;
      at = this.#skip(end);
    }
    return undefined;
  }

  #parseList(start: number, open: number): TextNode | undefined {
    const items: TextNode[] = [];
    const end = this.#parseEntries(open, (at) => {
      const item = this.#parseValue(at);
      if (item) items.push(item);
      return item?.end;
    });
    return end === undefined ? undefined : { type: 'array', start, end, items };
  }

  #parseObject(start: number, open: number): TextNode | undefined {
    const entries: TextEntry[] = [];
    const spreads: Span[] = [];
    const sign = this.language === 'node' ? '...' : this.language === 'python' || this.language === 'ruby' ? '**' : '';
    const end = this.#parseEntries(open, (at) => {
      if (sign !== '' && this.text.startsWith(sign, at)) {
        const spread = this.#parseExpression(at);
        if (spread) spreads.push({ start: spread.start, end: spread.end });
        return spread?.end;
      }
      const entry = this.#parseEntry(at);
      if (entry) entries.push(entry);
      return entry?.value.end;
    });
    return end === undefined ? undefined : { type: 'object', start, end, entries, spreads };
  }

  /** An array of PHP is an object when its entries have names. */
  #parsePhpArray(start: number, open: number): TextNode | undefined {
    const entries: TextEntry[] = [];
    const items: TextNode[] = [];
    const end = this.#parseEntries(open, (at) => {
      const entry = this.#parseEntry(at);
      if (entry) entries.push(entry);
      const item = entry ? undefined : this.#parseValue(at);
      if (item) items.push(item);
      return (entry?.value ?? item)?.end;
    });
    if (end === undefined || (entries.length > 0 && items.length > 0)) return undefined;
    return entries.length > 0 ? { type: 'object', start, end, entries } : { type: 'array', start, end, items };
  }

  /** Entries between brackets, with a comma behind the last one or without; the offset behind the closing bracket. */
  #parseEntries(open: number, parseEntry: (at: number) => number | undefined): number | undefined {
    if (this.#depth === DEEPEST) throw new TooDeepError();
    this.#depth += 1;
    const end = this.#findEntriesEnd(open, parseEntry);
    this.#depth -= 1;
    return end;
  }

  #findEntriesEnd(open: number, parseEntry: (at: number) => number | undefined): number | undefined {
    const close = OPEN_TO_CLOSE[this.text.charAt(open)] ?? '';
    let at = this.#skip(open + 1);
    while (this.text.charAt(at) !== close) {
      this.effort.spend(1);
      const end = parseEntry(at);
      if (end === undefined) return undefined;
      at = this.#skip(end);
      if (this.text.charAt(at) === ',') at = this.#skip(at + 1);
      else if (this.text.charAt(at) !== close) return undefined;
    }
    return at + 1;
  }

  #parseEntry(start: number): TextEntry | undefined {
    const key = this.#parseName(start);
    if (!key) return undefined;
    const { name, end } = key;
    const nameSpan = { start, end };
    const at = this.#skip(end);
    const arrow = this.#dialect.arrows.find((sign) => this.text.startsWith(sign, at));
    if (arrow === undefined) {
      // A name alone is short for `name: name`.
      const isShort = this.language === 'node' && /[,}]/.test(this.text.charAt(at));
      return isShort ? { name, nameSpan, value: { type: 'expression', start, end } } : undefined;
    }
    const value = this.#parseValue(this.#skip(at + arrow.length));
    return value && { name, nameSpan, value };
  }

  /** A name, quoted or bare; in Ruby also a symbol, `:name`. */
  #parseName(start: number): (Span & { name: string }) | undefined {
    const string = this.#readString(start);
    if (string) return string.isComputed ? undefined : { start, end: string.end, name: string.content };
    if (this.language !== 'node' && this.language !== 'ruby') return undefined;
    const from = this.language === 'ruby' && this.text.charAt(start) === ':' ? start + 1 : start;
    const word =
      this.#match(WORD, from)?.[0] ?? (this.language === 'node' ? this.#match(/\d+/y, from)?.[0] : undefined);
    return word === undefined ? undefined : { start, end: from + word.length, name: word };
  }

  #readString(start: number): SourceString | undefined {
    return readString(this.text, start, { dialect: this.#dialect, effort: this.effort });
  }

  #skip(at: number): number {
    return skipBlank(this.text, at, this.#dialect);
  }

  #match(pattern: RegExp, at: number): RegExpExecArray | null {
    pattern.lastIndex = at;
    return pattern.exec(this.text);
  }
}
