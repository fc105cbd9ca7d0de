import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToCalendar } from '#services/scheduling/listenToCalendar.ts';
import { readCalendarMessage } from '#services/scheduling/readCalendarMessage.ts';

const origin = 'https://calendar.example';
const prefill = { name: 'Dora Demo', email: 'dora@example.com' };

describe('messages of a calendar', () => {
  it.each([
    [{ source: 'portal-calendar', type: 'ready' }, { type: 'ready' }],
    [
      { source: 'portal-calendar', type: 'booked', uid: 'a' },
      { type: 'booked', uid: 'a' },
    ],
    [{ originator: 'CAL', type: '__iframeReady', data: {} }, { type: 'greeting' }],
    [{ originator: 'CAL', type: 'linkReady', data: {} }, { type: 'ready' }],
    [{ originator: 'CAL', type: 'linkFailed', data: { code: '404' } }, { type: 'failed' }],
    [
      { originator: 'CAL', type: 'bookingSuccessful', data: { booking: { uid: 'b' } } },
      { type: 'booked', uid: 'b' },
    ],
    [
      { originator: 'CAL', type: 'bookingSuccessfulV2', data: { uid: 'c' } },
      { type: 'booked', uid: 'c' },
    ],
  ])('%j is understood', (message, understood) => {
    expect(readCalendarMessage(message)).toEqual(understood);
  });

  it.each([
    null,
    'booked',
    { type: 'booked', uid: 'a' },
    { source: 'portal-calendar', type: 'booked' },
    { source: 'portal-calendar', type: 'booked', uid: 7 },
    { source: 'portal-calendar', type: 'booked', uid: '' },
    { source: 'portal-calendar', type: 'selected', uid: 'a' },
    { originator: 'CAL', type: 'bookingSuccessful', data: null },
    { originator: 'CAL', type: 'bookingSuccessful', data: { booking: {} } },
    { originator: 'CAL', type: '__dimensionChanged', data: { uid: 'a' } },
    { originator: 'OTHER', type: 'bookingSuccessfulV2', data: { uid: 'a' } },
  ])('%j says nothing', (message) => {
    expect(readCalendarMessage(message)).toBeUndefined();
  });
});

/** A frame that keeps what it is told, and what was heard of it. */
const listen = () => {
  const told: unknown[] = [];
  const heard: string[] = [];
  const calendar = { postMessage: (message: unknown, target: string) => told.push([message, target]) };
  const stop = listenToCalendar(
    Object.assign(Object.create(null), { contentWindow: calendar }),
    { origin, prefill },
    {
      onReady: () => heard.push('ready'),
      onFailed: () => heard.push('failed'),
      onBooked: (uid) => heard.push(uid),
    },
  );
  const say = (data: unknown, from: { readonly source?: unknown; readonly origin?: string } = {}) =>
    window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source: calendar, ...from }));
  return { told, heard, stop, say };
};
describe('listening to the calendar in a frame', () => {
  beforeEach(() => vi.stubGlobal('window', new EventTarget()));
  afterEach(() => vi.unstubAllGlobals());

  const booked = { source: 'portal-calendar', type: 'booked', uid: 'a' };

  it("sends the patient's data once it is ready, only to the calendar", () => {
    const { told, heard, say } = listen();
    say({ source: 'portal-calendar', type: 'ready' });
    expect(heard).toEqual(['ready']);
    expect(told).toEqual([[{ source: 'portal', type: 'prefill', ...prefill }, origin]]);
  });

  it('answers the greeting of a calendar that stays invisible until then', () => {
    const { told, heard, say } = listen();
    say({ originator: 'CAL', type: '__iframeReady' });
    expect(heard).toEqual([]);
    expect(told).toEqual([[{ originator: 'CAL', method: 'parentKnowsIframeReady', arg: {} }, origin]]);
  });

  it('reports bookings and failures', () => {
    const { heard, say } = listen();
    say(booked);
    say({ originator: 'CAL', type: 'linkFailed' });
    expect(heard).toEqual(['a', 'failed']);
  });

  it('hears no other window, no other origin, and nothing once it has stopped', () => {
    const { told, heard, stop, say } = listen();
    say(booked, { source: {} });
    say(booked, { source: null });
    say(booked, { origin: 'https://evil.example' });
    say({ source: 'portal-calendar', type: 'ready' }, { origin: 'https://evil.example' });
    stop();
    say(booked);
    expect([heard, told]).toEqual([[], []]);
  });
});
