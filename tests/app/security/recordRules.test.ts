import { describe, expect, it } from 'vitest';
import { refusedIn, whatIn, whatOf, whenceOf, whoOf } from '#app/dashboard/settings/security/record/accessTexts.ts';
import { deviceWords } from '#app/dashboard/settings/security/record/deviceWords.ts';
import { groupAccesses } from '#app/dashboard/settings/security/record/groupAccesses.ts';
import { operationWords } from '#app/dashboard/settings/security/record/operationWords.ts';
import {
  exampleAccess as access,
  LINK,
  OTHER_SESSION,
  OWN_SESSION,
  PATIENT,
} from '#stories/pages/dashboard/exampleAccess.ts';

const NOON = Date.parse('2026-03-31T12:00:00Z');
/** An access so many seconds before noon. */
const ago = (seconds: number, change: Parameters<typeof access>[0] = {}) =>
  access({ _id: `${10_000 - seconds}`, at: new Date(NOON - seconds * 1000).toISOString(), ...change });
const idsOf = (accesses: readonly ReturnType<typeof access>[]) =>
  groupAccesses(accesses).map((group) => group.accesses.map(({ _id }) => 10_000 - Number(_id)));
const routes = (...names: readonly string[]) => ({ accesses: names.map((route) => access({ route })) });
const statuses = (...all: readonly number[]) => ({ accesses: all.map((status) => access({ status })) });

describe('accesses', () => {
  it('of one session within five minutes are one group', () => {
    expect(idsOf([ago(0), ago(1), ago(300)])).toEqual([[0, 1, 300]]);
  });

  it('later than five minutes begin another group, however close they follow each other', () => {
    expect(idsOf([ago(0), ago(200), ago(301), ago(500)])).toEqual([
      [0, 200],
      [301, 500],
    ]);
  });

  it.each([
    ['another session', { session: OTHER_SESSION }],
    ['another patient’s session', { user: 'c'.repeat(24) }],
    ['another device', { user_agent: 'Other/1.0' }],
    ['a link', LINK],
  ])('of %s are another group, which does not part the former', (_name, change) => {
    expect(idsOf([ago(0), ago(1, change), ago(2), ago(3, change)])).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it('by links are told apart by whom these are for', () => {
    expect(idsOf([ago(0, { ...LINK, reader: 'Dr. Winter' }), ago(1, { ...LINK, reader: 'Dr. Summer' })])).toEqual([
      [0],
      [1],
    ]);
  });

  it('by links are told apart by their addresses', () => {
    expect(idsOf([ago(0, LINK), ago(1, { ...LINK, address: '203.0.113.9' })])).toEqual([[0], [1]]);
  });

  it('of another address stay with their session: a phone changes its address on the way', () => {
    expect(idsOf([ago(0), ago(1, { address: '203.0.113.9' })])).toEqual([[0, 1]]);
  });

  it('that come with two pages are listed once', () => {
    expect(idsOf([ago(0), ago(1), ago(1), ago(2)])).toEqual([[0, 1, 2]]);
  });

  it('of a further page move no group that stands there', () => {
    const first = [ago(0), ago(1, LINK), ago(400)];
    const before = groupAccesses(first).map(({ newest }) => newest);
    const after = groupAccesses([...first, ago(401, LINK), ago(402)]).map(({ newest }) => newest);
    expect(after.slice(0, before.length)).toEqual(before);
  });
});

describe('who', () => {
  const asking = { userId: PATIENT, session: OWN_SESSION };

  it.each([
    ['You, on this device', { user: PATIENT, session: OWN_SESSION }],
    ['You', { user: PATIENT, session: OTHER_SESSION }],
    ['Somebody with a link of yours', { user: null, session: null }],
    ['Dr. Ada Winter, with a link of yours', { user: null, reader: 'Dr. Ada Winter', session: null }],
    ['The care team', { user: 'c'.repeat(24), session: OTHER_SESSION }],
    ['The laboratory', { user: 'c'.repeat(24), session: null, route: 'receiveLabReports' }],
  ])('is %s', (words, who) => {
    expect(whoOf({ route: 'readUser', ...who }, asking)).toBe(words);
  });
});

describe('from where', () => {
  it.each([
    ['Firefox on Linux', {}],
    ['Unknown device', { user_agent: '' }],
    ['Done by itself', { address: '', user_agent: '' }],
  ])('is %s', (words, change) => {
    expect(whenceOf(access(change))).toBe(words);
  });
});

describe('what', () => {
  it('is named once, and reads as one sentence', () => {
    expect(whatIn(routes('readUser', 'listIntakes', 'readUser', 'readCard'))).toBe(
      'Your account, your visits, your card',
    );
  });

  it('is named as long as it is short, and counted beyond', () => {
    const five = ['readUser', 'listIntakes', 'readCard', 'listOrders', 'readTimeline'];
    expect(whatIn(routes(...five))).toBe('Your account, your visits, your card, your orders, your timeline');
    expect(whatIn(routes(...five, 'listCharges'))).toBe('Your account, your visits, your card, your orders and 2 more');
  });

  it('that the portal does not know is a part of the record', () => {
    expect(whatOf({ route: 'readTomorrow' })).toBe('Another part of your record');
  });

  it('has no words that a list would take apart', () => {
    for (const words of operationWords.values()) expect(words).toMatch(/^[A-Z][^,.]+$/);
  });
});

describe('what was refused', () => {
  it.each([
    [undefined, [200, 201, 399]],
    ['Refused', [400]],
    ['Refused', [404, 500]],
    ['1 of 3 refused', [200, 403, 204]],
  ] as const)('is told as %s', (words, all) => {
    expect(refusedIn(statuses(...all))).toBe(words);
  });
});

describe('the device', () => {
  const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
  const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';
  it.each([
    ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`],
    ['Edge on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/131.0.2903.86`],
    ['Edge on Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Safari/537.36 Edg/131.0.2903.86`],
    ['Opera on Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Safari/537.36 OPR/116.0.0.0`],
    ['Safari on Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.1 Safari/605.1.15`],
    [
      'Safari on iPhone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} Version/18.1 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Safari on iPad',
      `Mozilla/5.0 (iPad; CPU OS 16_4 like Mac OS X) ${WEBKIT} Version/16.4 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Chrome on iPhone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Firefox on iPhone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`,
    ],
    [
      'Edge on iPhone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} Version/18.0 EdgiOS/131.0 Mobile/15E148 Safari/604.1`,
    ],
    ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`],
    [
      'Samsung Internet on Android',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    ],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'],
    ['Chrome on Linux', 'Mozilla/5.0 (X11; Linux x86_64) (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36'],
    ['Chrome on ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`],
    ['Android', 'Mozilla/5.0 (Linux; Android 4.4.2; GT-I9505) AppleWebKit/534.30'],
    ['Unknown device', 'node'],
    ['Unknown device', ''],
  ])('is %s, also as far as the log keeps it', (words, agent) => {
    expect(deviceWords(agent)).toBe(words);
    expect(deviceWords(agent.slice(0, 160))).toBe(words);
  });
});
