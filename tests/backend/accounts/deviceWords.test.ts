import { assert, oneof, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { deviceWords } from '#services/backend/modules/sessions/deviceWords.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/126.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.5 Mobile/15E148 Safari/604.1',
    'Safari on iPad',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S918B) ${webKit} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox on Linux'],
  ['Something (Windows NT 10.0)', 'Unknown browser on Windows'],
  ['node', 'Unknown device'],
  ['{verification}/1.0 x', 'Unknown device'],
  ['', 'Unknown device'],
])('%s is told in words: %s', (agent, words) => {
  expect(deviceWords(agent)).toBe(words);
});

it('tells whatever a browser calls itself in words that are ours', () => {
  assert(
    property(oneof(string({ unit: 'binary', maxLength: 256 }), string({ maxLength: 256 })), (agent) => {
      expect(deviceWords(agent)).toMatch(/^[\w -]{2,60}$/u);
    }),
  );
});
