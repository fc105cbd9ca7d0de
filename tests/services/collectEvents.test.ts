import { afterEach, expect, it } from 'vitest';
import { codeOf } from '#services/analytics/codeOf.ts';
import { collectEvents } from '#services/analytics/collectEvents.ts';

const CANARY = 'takes lithium, dora@example.com';

const page = { document: new EventTarget(), window: new EventTarget() };
let sent: { readonly url: string; readonly text: string }[] = [];
const stop = collectEvents({ url: '/events', organization: 'org' }, page, (url, text) => sent.push({ url, text }));
afterEach(() => {
  sent = [];
});

const tell = (type: string, detail: object) => page.document.dispatchEvent(new CustomEvent(type, { detail }));

it('an event is its name and the organization, whatever else it holds', () => {
  tell('portal:tracked', { name: 'checkout complete', total: 9900, comment: CANARY });
  expect(sent).toEqual([{ url: '/events', text: '{"type":"event","name":"checkout complete","organization":"org"}' }]);
});

it('a purchase says the link that its patient came by, and a link says codes only', () => {
  tell('portal:tracked', { name: 'checkout complete', referral: 'spring-2026', affiliate: CANARY });
  expect(sent.map(({ text }) => JSON.parse(text))).toEqual([
    { type: 'event', name: 'checkout complete', referral: 'spring-2026', organization: 'org' },
  ]);
});

it('a failure is the name of what failed and a code', () => {
  tell('portal:failed', { name: 'reading an invoice', code: 'NotFound', message: CANARY });
  expect(sent.map(({ text }) => JSON.parse(text))).toEqual([
    { type: 'failure', name: 'reading an invoice', code: 'NotFound', organization: 'org' },
  ]);
});

it.each([
  ['error', 'error', new TypeError(CANARY), 'TypeError'],
  ['error', 'error', Object.assign(new Error(CANARY), { name: CANARY }), 'Unexpected'],
  ['unhandledrejection', 'reason', Object.assign(new Error(CANARY), { code: CANARY }), 'Unexpected'],
  ['unhandledrejection', 'reason', CANARY, 'Unexpected'],
  ['unhandledrejection', 'reason', { code: 'NetworkError', fields: [CANARY] }, 'NetworkError'],
])('an uncaught %s says nothing of what was entered', (type, key, error, code) => {
  page.window.dispatchEvent(Object.assign(new Event(type), { [key]: error, message: CANARY, filename: CANARY }));
  expect(sent.map(({ text }) => JSON.parse(text))).toEqual([
    { type: 'failure', name: 'uncaught error', code, organization: 'org' },
  ]);
});

it('the code of an error is its code, or the name of its class', () => {
  const codes = [new RangeError('x'), new Error('x'), { code: 'CardDeclined' }, undefined].map(codeOf);
  expect(codes).toEqual(['RangeError', 'Unexpected', 'CardDeclined', 'Unexpected']);
});

it('nothing is sent once it was stopped', () => {
  stop();
  tell('portal:tracked', { name: 'checkout complete' });
  expect(sent).toEqual([]);
});
