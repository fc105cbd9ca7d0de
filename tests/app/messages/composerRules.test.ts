import { describe, expect, it, vi } from 'vitest';
import { blockedBecause, roomLeft } from '#app/dashboard/messages/composer/blockedBecause.ts';
import { isSendKey } from '#app/dashboard/messages/composer/input/isSendKey.ts';
import { throttled } from '#app/dashboard/messages/composer/input/throttled.ts';
import type { Upload } from '#app/dashboard/messages/composer/uploads/createUploads.ts';
import { shownFileName } from '#app/dashboard/messages/files/shownFileName.ts';
import { excerptOf } from '#app/dashboard/messages/search/excerptOf.ts';

const enter = {
  key: 'Enter',
  keyCode: 13,
  isComposing: false,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
};

describe('the key that sends', () => {
  it('is Enter alone', () => expect(isSendKey(enter)).toBe(true));

  it.each([
    { key: 'a' },
    { shiftKey: true },
    { ctrlKey: true },
    { altKey: true },
    { metaKey: true },
    { isComposing: true },
    { keyCode: 229 },
  ])('is not Enter with %o', (other) => expect(isSendKey({ ...enter, ...other })).toBe(false));
});

it('typing for five seconds is told at most three times, and the first letter at once', () => {
  vi.useFakeTimers();
  const told: number[] = [];
  const tell = throttled(() => told.push(performance.now()), 2000);
  const begin = performance.now();
  for (let at = 0; at < 50; at += 1) {
    tell();
    vi.advanceTimersByTime(100);
  }
  vi.useRealTimers();
  expect(told.map((at) => at - begin)).toEqual([0, 2000, 4000]);
});

const noFiles = { list: [], chosen: [], back: [], isMissing: false } as const;
const withFile = (state: Upload['state']) => {
  const upload = { id: '1', name: 'scan.pdf', bytes: 1, file: undefined, share: 0, attachment: undefined };
  return { ...noFiles, list: [{ ...upload, problem: undefined, state }] };
};
const chosen = [new File(['x'], 'scan.pdf')];

describe('what can be sent', () => {
  it.each([
    { text: 'Hi', files: noFiles },
    { text: '', files: withFile('sent') },
    { text: '', files: withFile('sending') },
    { text: '', files: { ...noFiles, chosen } },
    { text: 'x'.repeat(10_000), files: noFiles },
    { text: '\u{1F600}'.repeat(10_000), files: noFiles },
  ])('has text or a file', (content) => expect(blockedBecause(content)).toBeUndefined());

  it.each([
    [{ text: ' \n ', files: noFiles }, 'Write a message or attach a file first.', false],
    [{ text: 'Hi', files: withFile('failed') }, 'One of your files was not sent. Try it again, or remove it.', false],
    [
      { text: 'Hi', files: { ...noFiles, chosen, isMissing: true } },
      'One of your files was not sent. Try it again, or remove it.',
      false,
    ],
    [
      { text: 'x'.repeat(10_001), files: noFiles },
      'Your message has 10,001 characters. 10,000 is the most that can be sent at once.',
      true,
    ],
  ])('is not %o', (content, reason, isShown) => expect(blockedBecause(content)).toEqual({ reason, isShown }));

  it('says how much room is left once that is little', () => {
    expect(roomLeft('x'.repeat(9499))).toBeUndefined();
    expect(roomLeft('x'.repeat(9500))).toBe('500 characters left');
    expect(roomLeft('x'.repeat(10_000))).toBe('0 characters left');
    expect(roomLeft('x'.repeat(10_001))).toBeUndefined();
  });
});

it.each([
  ['scan.pdf', 'scan', '.pdf'],
  ['scan.photographs', 'scan', '.photogr'],
  ['no-ending', 'no-ending', ''],
  ['.profile', '.profile', ''],
  ['a.b.docx', 'a.b', '.docx'],
])('the ending of %s is shown with at most seven characters', (name, stem, ending) => {
  expect(shownFileName(name)).toEqual({ stem, ending });
});

/** An excerpt, with what was found in brackets. */
const shown = (text: string, sought: string) =>
  excerptOf(text, sought)
    .map(({ text: piece, isFound }) => (isFound ? `[${piece}]` : piece))
    .join('');

describe('an excerpt', () => {
  it('marks each place, in whatever case', () => {
    expect(shown('Pain. No pain? PAIN!', 'pain')).toBe('[Pain]. No [pain]? [PAIN]!');
  });

  it('takes signs for what they are', () => expect(shown('Is it 5 (mg)? 50%', '(mg)?')).toBe('Is it 5 [(mg)?] 50%'));

  it('begins shortly before the first place and ends before it is long', () => {
    const text = `${'before '.repeat(40)}needle ${'after '.repeat(60)}`;
    const excerpt = shown(text, 'needle');
    expect(excerpt).toMatch(/^…(before ){1,6}\[needle\] after .*…$/);
    expect(excerpt.length).toBeLessThan(170);
  });

  it('of a long word without spaces still shows the place', () => {
    expect(shown(`${'x'.repeat(300)}needle${'y'.repeat(300)}`, 'needle')).toContain('[needle]');
  });

  it('is the beginning where the place is in no text that is shown', () => {
    expect(shown('Something else', 'needle')).toBe('Something else');
  });
});
