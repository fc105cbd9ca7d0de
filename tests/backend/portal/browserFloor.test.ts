import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { youngFeaturesOfScript, youngFeaturesOfStyles } from '../../support/browser/youngFeatures.ts';

const ASSETS = 'dist/app/assets';

const built = (extension: string) =>
  readdirSync(ASSETS)
    .filter((name) => name.endsWith(extension))
    .map((name) => readFileSync(join(ASSETS, name), 'utf8'));

/** Found by their names, and no call of what is young. */
const namesakes: ReadonlySet<string> = new Set([
  // ky calls it only for a caller that passes a signal of its own, which none does.
  'AbortSignal.any',
  // Methods of luxon, of Base UI, of XState and of the engine.
  'DisposableStack.prototype.defer',
  'DisposableStack.prototype.dispose',
  'DisposableStack.prototype.move',
  'DisposableStack.prototype.use',
  'Iterator.prototype.take',
  'Iterator.prototype.toArray',
  'Set.prototype.intersection',
  'Set.prototype.union',
]);

/** Makes a page nicer where it is known, and takes nothing away where it is not. */
const dispensable: ReadonlySet<string> = new Set([
  'field-sizing',
  // Safari has no anchoring that would have to be turned off.
  'overflow-anchor',
  'resize',
  'scrollbar-gutter',
  'scrollbar-width',
  'text-size-adjust',
  'text-wrap',
]);

const all = (sets: readonly ReadonlySet<string>[]) => [...new Set(sets.flatMap((set) => [...set]))].toSorted();

describe('the oldest browsers that the portal is built for', () => {
  it('have everything that its scripts call', () => {
    expect(all(built('.js').map(youngFeaturesOfScript)).filter((feature) => !namesakes.has(feature))).toEqual([]);
  });

  it('have everything that its styles cannot do without', () => {
    expect(all(built('.css').map(youngFeaturesOfStyles)).filter((feature) => !dispensable.has(feature))).toEqual([]);
  });
});

describe('the look for what they lack', () => {
  it.each([
    ['const one = AbortSignal.any([]);', 'AbortSignal.any'],
    ['URL.canParse(text)', 'URL.canParse'],
    ['names.toSorted()', 'TypedArray.prototype.toSorted'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['new URLPattern()', 'new URLPattern'],
  ])('finds %s', (code, feature) => {
    expect([...youngFeaturesOfScript(code)]).toEqual([feature]);
  });

  it.each(['[1].at(-1)', 'AbortSignal.timeout(1)', 'structuredClone(1)', 'new AbortController()', 'x.flatMap(y)'])(
    'leaves %s alone',
    (code) => {
      expect([...youngFeaturesOfScript(code)]).toEqual([]);
    },
  );

  it.each([
    ['a:has(b) { color: red }', ':has'],
    ['@starting-style { a { color: red } }', '@starting-style'],
    ['a { field-sizing: content }', 'field-sizing'],
  ])('finds %s', (code, feature) => {
    expect([...youngFeaturesOfStyles(code)]).toEqual([feature]);
  });
});
