import { array, assert, constantFrom, json, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerSamples } from '#engine/authoring/answers/answerSamples.ts';
import { isUnanswerable } from '#engine/authoring/answers/isUnanswerable.ts';
import { patternLengths } from '#engine/authoring/answers/patternLengths.ts';
import { patternSample } from '#engine/authoring/answers/patternSample.ts';
import { JsonError, readJson } from '#engine/authoring/read/readJson.ts';
import { valueAt } from '#engine/authoring/read/valueAt.ts';

const SEED = 20_261_121;

describe('the reader of JSON', () => {
  it('reads the same values as JSON.parse', () => {
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

const pieces =
  String.raw`^ $ | ( ) (?: (?= (?! (?<= (?<a> [ [^ ] a - 0 . * + ? {2} {0,3} {1,} {99999999999} \\ \( \d \b \p{L} \P{Lu} \u{1F600} \cJ \1 \k<a> 😀`.split(
    ' ',
  );

function compiles(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').flags === 'u';
  } catch {
    return false;
  }
}

describe('a sample of a pattern', () => {
  it.each([
    '^[A-Z]{2}$',
    '^\\d{5}(-\\d{4})?$',
    '^(?:red|green)$',
    '^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$',
    '^\\(\\d{3}\\) \\d{3}-\\d{4}$',
    '^\\p{L}+$',
    '^\\P{ASCII}$',
    '^[\\p{Lu}ß]\\u{41}\\x41$',
    '^(?<code>[()|])[¿]\\*$',
    '^(?!0)\\d{3}$',
    '.*\\bmg\\b.*',
  ])('is accepted by %s', (pattern) => {
    expect(patternSample(pattern)).toMatch(new RegExp(pattern, 'u'));
  });

  it('is missing where nothing fits', () => {
    expect(patternSample('^a$b')).toBeUndefined();
  });

  it('is missing where it is longer than anything entered', () => {
    expect(patternSample('^(?:a{9999}){9999}')).toBeUndefined();
    expect(patternSample('^a{99999999999}$')).toBeUndefined();
  });

  it('is accepted or missing, and bounds hold, for whatever compiles', () => {
    let compiled = 0;
    assert(
      property(array(constantFrom(...pieces), { minLength: 1, maxLength: 6 }), (chosen) => {
        const pattern = chosen.join('');
        if (!compiles(pattern)) return;
        compiled += 1;
        const sample = patternSample(pattern);
        if (sample === undefined) return;
        expect(sample).toMatch(new RegExp(pattern, 'u'));
        const { least, most } = patternLengths(pattern);
        expect(least).toBeLessThanOrEqual(sample.length);
        expect(most).toBeGreaterThanOrEqual(sample.length);
      }),
      { seed: SEED, numRuns: 5_000 },
    );
    expect(compiled).toBeGreaterThan(500);
  });
});

const text = (limits: object) => ({ name: 'value', type: 'text', required: true, maxLength: 40, ...limits }) as const;

describe('a text field', () => {
  it.each([
    { minLength: 5, maxLength: 4 },
    { maxLength: 4, pattern: '^\\d{5}(-\\d{4})?$' },
    { minLength: 11, pattern: '^(?:\\d{2}|\\p{L}{5})$' },
    { pattern: '^$' },
  ])('with %j takes nothing', (limits) => {
    expect(isUnanswerable(text(limits))).toBe(true);
  });

  it.each([
    { minLength: 4, maxLength: 4 },
    { maxLength: 5, pattern: '^\\d{5}(-\\d{4})?$' },
    { minLength: 10, pattern: '^(?:\\d{2}|\\p{L}{5})$' },
    { pattern: '^(?=.*\\d)[a-z\\d]{3}$' },
    { minLength: 8, pattern: '^[b-z]+$' },
    { minLength: 8, pattern: '^(\\d)\\1+$' },
    { minLength: 8, pattern: '^\\d|x$' },
    { pattern: '^(?!0)\\d{3}$' },
  ])('with %j is not said to take nothing', (limits) => {
    expect(isUnanswerable(text(limits))).toBe(false);
  });

  it.each([
    ['whose pattern is too much for the reader', { pattern: '^(?=.*\\d)[a-z\\d]{3}$' }, [], false],
    ['of which only what a condition names is known', { pattern: '^(?=.*\\d)[a-z\\d]{3}$' }, ['ab1'], false],
    ['with a sample', { pattern: '^\\p{L}+$' }, [], true],
    ['whose only value a condition names', { pattern: '^AL$' }, ['AL'], true],
  ])('%s: its samples stand for all it takes, or do not', (_, limits, mentioned, complete) => {
    expect(answerSamples([text(limits)], () => mentioned).complete).toBe(complete);
  });
});
