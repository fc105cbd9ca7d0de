import { expect, it } from 'vitest';
import { endedTexts } from '#app/criticalAlert/endedTexts.ts';
import type { EndedAlarm } from '#schemas/wire/labs/labPanel.ts';

const ended: EndedAlarm = {
  report: 'r',
  name: 'Potassium',
  value: '6.7',
  unit: 'mmol/L',
  now: null,
  why: 'changed',
  at: '2026-06-05T15:00:00.000Z',
  seen: false,
};

it.each<readonly [Partial<EndedAlarm>, RegExp]>([
  [{ now: '4.2' }, /first reported Potassium as 6\.7 mmol\/L, and changed it to 4\.2 mmol\/L on June 5\./],
  [{}, /first reported Potassium as 6\.7 mmol\/L, and took this result back on June 5\./],
  [{ now: '6.7' }, /first marked Potassium: 6\.7 mmol\/L as critical\. It took that mark back on June 5\./],
  [
    { why: 'retested', now: '4.2' },
    /^Potassium is now 4\.2 mmol\/L, by a result that came on June 5\. The alert about 6\.7 mmol\/L has ended\.$/,
  ],
  [{ why: 'explained' }, /^Potassium: 6\.7 mmol\/L\. The note is from June 5\. Read it, and do what it says\./],
  [
    { why: 'closed' },
    /^Potassium: 6\.7 mmol\/L\. It was closed on June 5\. .* If you haven’t heard from them, contact/,
  ],
])('an ended alarm says why and when it ended: %j', (more, text) => {
  expect(endedTexts({ ...ended, ...more }, 'June 5').text).toMatch(text);
});
