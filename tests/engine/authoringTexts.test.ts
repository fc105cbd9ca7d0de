import { assert, constantFrom, json, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patternSample } from '#engine/authoring/patternSample.ts';
import { JsonError, readJson } from '#engine/authoring/readJson.ts';
import { valueAt } from '#engine/authoring/valueAt.ts';

const SEED = 20_261_121;

describe('the reader of JSON', () => {
  it('reads what JSON.parse reads', () => {
    assert(
      property(json(), constantFrom(0, 2), (text, indent) => {
        const spaced = JSON.stringify(JSON.parse(text), null, indent);
        expect(readJson(spaced).value).toEqual(JSON.parse(spaced));
      }),
      { seed: SEED, numRuns: 500 },
    );
  });

  it('knows the line of everything it reads, by pointers that lead back to it', () => {
    const text = '{\n "a": [\n  1,\n  { "b/c": "x",\n   "d~": null }\n ]\n}';
    const { value, lines } = readJson(text);
    expect(Object.fromEntries(lines)).toEqual({ '': 1, '/a': 2, '/a/0': 3, '/a/1': 4, '/a/1/b~1c': 4, '/a/1/d~0': 5 });
    expect(valueAt(value, '/a/1/b~1c')).toBe('x');
  });

  it.each([
    ['{ "a": 1,\n}', 2, 1, "',' before '}'"],
    ['[1,\n\n2', 3, 2, 'too early'],
    ['{ "a" 1 }', 1, 7, "':' was expected"],
    ['{ a: 1 }', 1, 3, "unexpected 'a'"],
    ['[1 2]', 1, 4, "',' or ']' was expected"],
    ['{}\n {}', 2, 2, 'after the end'],
    ['["\\x"]', 1, 2, 'no JSON value'],
  ])('says of %j at which line and column it breaks', (text, line, column, says) => {
    const read = () => readJson(text);
    expect(read).toThrow(JsonError);
    expect(read).toThrow(expect.objectContaining({ line, column, message: expect.stringContaining(says) }));
  });
});

describe('a sample of a pattern', () => {
  it.each([
    '^[A-Z]{2}$',
    '^\\d{5}(-\\d{4})?$',
    '^(?:red|green)$',
    '^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$',
    '^\\(\\d{3}\\) \\d{3}-\\d{4}$',
  ])('is accepted by %s', (pattern) => {
    expect(patternSample(pattern)).toMatch(new RegExp(pattern, 'u'));
  });

  it('is missing where nothing fits', () => {
    expect(patternSample('^a$b')).toBeUndefined();
  });
});
