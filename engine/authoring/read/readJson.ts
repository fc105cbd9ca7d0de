/** A parsed JSON text with the line of every value. Lines and columns count from 1. */
export interface JsonText {
  readonly value: unknown;
  /** Lines by JSON pointer; for an object member, the line of its key. */
  readonly lines: ReadonlyMap<string, number>;
  /** Keys that occur twice in one object: JSON.parse would silently keep the last one. */
  readonly repeated: readonly string[];
}

/** Invalid JSON, with the line and column of the error. */
export class JsonError extends Error {
  override readonly name = 'JsonError';
  readonly line: number;
  readonly column: number;

  constructor(message: string, line: number, column: number) {
    super(message);
    this.line = line;
    this.column = column;
  }
}

/** One part of a JSON pointer, escaped. */
export const pointerPart = (key: string | number) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;

const token = /[{}[\],:]|"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

class Reader {
  readonly lines = new Map<string, number>();
  readonly repeated: string[] = [];
  readonly #text: string;
  #at = 0;
  /** The start of the last token. */
  #from = 0;
  #line = 1;

  constructor(text: string) {
    this.#text = text;
  }

  document(): unknown {
    this.lines.set('', 1);
    const value = this.#value('');
    this.#space();
    if (this.#at < this.#text.length) this.#fail('there is more text after the end');
    return value;
  }

  #space(): void {
    for (;;) {
      const character = this.#text[this.#at];
      if (character === '\n') this.#line += 1;
      else if (character !== ' ' && character !== '\t' && character !== '\r') break;
      this.#at += 1;
    }
    this.#from = this.#at;
  }

  #fail(problem: string): never {
    throw new JsonError(problem, this.#line, this.#from - this.#text.lastIndexOf('\n', this.#from - 1));
  }

  #next(): string {
    this.#space();
    token.lastIndex = this.#at;
    const [found] = token.exec(this.#text) ?? [];
    if (found === undefined)
      this.#fail(this.#at >= this.#text.length ? 'it ends too early' : `unexpected '${this.#text[this.#at] ?? ''}'`);
    this.#at += found.length;
    return found;
  }

  #value(pointer: string): unknown {
    const found = this.#next();
    if (found === '{') return this.#object(pointer);
    if (found === '[') return this.#array(pointer);
    if (/^[}\],:]$/.test(found)) this.#fail(`unexpected '${found}'`);
    return this.#scalar(found);
  }

  #scalar(text: string): unknown {
    try {
      return JSON.parse(text);
    } catch {
      return this.#fail(`${text} is no JSON value`);
    }
  }

  #object(pointer: string): unknown {
    const entries: [string, unknown][] = [];
    const seen = new Set<string>();
    let found = this.#next();
    while (found !== '}') {
      if (!found.startsWith('"')) this.#fail(`a key was expected, not '${found}'`);
      const key = String(this.#scalar(found));
      const member = pointer + pointerPart(key);
      if (seen.has(key)) this.repeated.push(member);
      seen.add(key);
      this.lines.set(member, this.#line);
      if (this.#next() !== ':') this.#fail(`':' was expected after "${key}"`);
      entries.push([key, this.#value(member)]);
      found = this.#separator('}');
    }
    return Object.fromEntries(entries);
  }

  #array(pointer: string): unknown {
    const items: unknown[] = [];
    this.#space();
    if (this.#text[this.#at] === ']') {
      this.#next();
      return items;
    }
    for (let index = 0; ; index += 1) {
      const item = pointer + pointerPart(index);
      this.#space();
      this.lines.set(item, this.#line);
      items.push(this.#value(item));
      this.#space();
      const separator = this.#next();
      if (separator === ']') return items;
      if (separator !== ',') this.#fail(`',' or ']' was expected, not '${separator}'`);
    }
  }

  #separator(end: string): string {
    const found = this.#next();
    if (found === end) return found;
    if (found !== ',') this.#fail(`',' or '${end}' was expected, not '${found}'`);
    const next = this.#next();
    if (next === end) this.#fail(`there is a ',' before '${end}'`);
    return next;
  }
}

/**
 * Parses JSON together with the line of every value.
 *
 * @throws JsonError
 */
export function readJson(text: string): JsonText {
  const reader = new Reader(text);
  const value = reader.document();
  return { value, lines: reader.lines, repeated: reader.repeated };
}
