import { expect, it } from 'vitest';
import { internalPath } from '#app/internalPath.ts';

it.each(['/', '/dashboard/1/profile', '/consultation/intake/a/b/question/c?step=2', '/login#top'])(
  'keeps %s',
  (path) => {
    expect(internalPath(path)).toBe(path);
  },
);

const hostile = [
  '//evil.example',
  '///evil.example',
  String.raw`/\evil.example`,
  String.raw`\\evil.example`,
  'https://evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>1</script>',
  ' //evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '',
  'dashboard',
  42,
  null,
  undefined,
  ['/a'],
];

it.each(hostile)('never leaves the portal for %j', (payload) => {
  const path = internalPath(payload);
  if (path === undefined) return;
  expect(new URL(path, 'http://portal.test').origin).toBe('http://portal.test');
});

it.each(['//evil.example', String.raw`/\evil.example`, '/\t/evil.example', 'javascript:alert(1)'])(
  'refuses %j',
  (payload) => {
    expect(internalPath(payload)).toBeUndefined();
  },
);
