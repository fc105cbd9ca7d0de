/** Where a text stops being JSON; line and column count from 1. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
  readonly what: string;
}

const TOKEN =
  /[{}[\],:]|"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/iuy;
const SPACE = /[ \t\r\n]*/y;

/** What may follow, by what an object or a list has had so far. */
const expected = {
  value: 'a value',
  first: "a value or ']'",
  name: 'a name in double quotes',
  member: "a name in double quotes or '}'",
  colon: "':'",
  item: "',' or ']'",
  pair: "',' or '}'",
  end: 'nothing more',
} as const;

type State = keyof typeof expected;

/** The state after a token; undefined where the token may not stand there. `open` holds the objects and lists around it. */
function after(state: State, token: string, open: ('{' | '[')[]): State | undefined {
  const done = (): State => (open.at(-1) === '{' ? 'pair' : open.at(-1) === '[' ? 'item' : 'end');
  const close = (): State => {
    open.pop();
    return done();
  };
  if (state === 'colon') return token === ':' ? 'value' : undefined;
  if (state === 'name' || state === 'member')
    return token.startsWith('"') ? 'colon' : token === '}' && state === 'member' ? close() : undefined;
  if (state === 'pair') return token === ',' ? 'name' : token === '}' ? close() : undefined;
  if (state === 'item') return token === ',' ? 'value' : token === ']' ? close() : undefined;
  if (state === 'end') return undefined;
  if (token === '{' || token === '[') {
    open.push(token);
    return token === '{' ? 'member' : 'first';
  }
  if (token === ']' && state === 'first') return close();
  return /^[}\],:]$/.test(token) ? undefined : done();
}

/** The first place at which a text is no JSON. The messages of JSON.parse name it in some cases only. */
export function jsonFaultIn(text: string): JsonFault {
  const open: ('{' | '[')[] = [];
  let state: State = 'value';
  let at = 0;
  for (;;) {
    SPACE.lastIndex = at;
    at += SPACE.exec(text)?.[0].length ?? 0;
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[0];
    const next: State | undefined = token === undefined ? undefined : after(state, token, open);
    if (token === undefined || next === undefined) break;
    state = next;
    at += token.length;
  }
  const before = text.slice(0, at).split('\n');
  const found = at >= text.length ? 'the end of the file' : `'${String.fromCodePoint(text.codePointAt(at) ?? 32)}'`;
  return {
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
    what: `${expected[state]} was expected, not ${found}`,
  };
}
