import { describe, expect, it } from 'vitest';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { orderedTexts } from '#flows/purchase/orderedTexts.ts';
import { submittedTexts, type SubmittedVisit } from '#flows/visit/submittedTexts.ts';

const visit: SubmittedVisit = {
  id: '65f0c0ffee0123456789abcd',
  type: 'medication',
  payment: { amount: 9_900, status: 'authorized' },
  sent: '2026-03-06T18:30:00.000Z',
  reviewed: null,
  state: 'CA',
  organization: 'Healthspan',
};
const now = new Date('2026-03-06T18:31:00.000Z');
const textsOf = (more: Partial<SubmittedVisit> = {}, at = now) => submittedTexts({ ...visit, ...more }, at);

describe('what is told of a visit that was sent', () => {
  it('has a number, when it was sent, who looks at it and by when, across a change of the clock', () => {
    const { number, sent, review } = textsOf();
    expect(number).toBe('6789ABCD');
    expect(sent).toBe('Friday, March 6, 2026 at 10:30 AM PST');
    expect(review).toBe(
      'A licensed provider of your Healthspan care team looks at it, usually within 12 to 48 hours: by Sunday, March 8, 2026 at 11:30 AM PDT.',
    );
  });

  it.each([
    ['NY', 'Friday, March 6, 2026 at 1:30 PM EST'],
    ['TX', 'Friday, March 6, 2026 at 12:30 PM CST'],
    ['AZ', 'Friday, March 6, 2026 at 11:30 AM MST'],
    ['HI', 'Friday, March 6, 2026 at 8:30 AM HST'],
    [null, 'Friday, March 6, 2026 at 10:30 AM PST'],
  ])('names the time zone of the home state %s', (state, text) => {
    expect(textsOf({ state }).sent).toBe(text);
  });

  it('promises no moment that has passed, and says whom to ask', () => {
    const { review, next } = textsOf({}, new Date('2026-03-08T18:30:00.000Z'));
    expect(review).toBe('A licensed provider of your Healthspan care team looks at it, usually within 12 to 48 hours.');
    expect(next).toBe('This takes longer than usual. Write to your care team to ask how far it is.');
  });

  it.each([
    [
      { amount: 9_900, status: 'authorized' },
      '$99.00 is reserved on your card. It is charged only when your provider approves.',
    ],
    [{ amount: 9_900, status: 'captured' }, '$99.00 was charged to your card.'],
    [{ amount: 9_900, status: 'voided' }, 'Nothing was charged. The $99.00 that we had reserved was given back.'],
    [null, 'Nothing was charged.'],
  ] as const)('says what became of the money: %o', (payment, text) => {
    expect(textsOf({ payment }).money).toBe(text);
  });

  it('says nothing of money where a lab order told it', () => {
    expect(textsOf({ type: 'lab', payment: null }).money).toBeUndefined();
  });

  it('promises no treatment once a provider has looked at it', () => {
    const { review, next } = textsOf({ reviewed: '2026-03-07T20:00:00.000Z' });
    expect([review, next]).toEqual([
      'Your provider looked at your visit on Saturday, March 7, 2026 at 12:00 PM PST.',
      'Your care team writes to you about everything that comes next.',
    ]);
  });
});

describe('what is told of a lab test that was bought', () => {
  const panel: LabPanel = {
    _id: '1'.repeat(24),
    product_template: '2'.repeat(24),
    name: 'Longevity Panel',
    purchase: '65f0c0ffee0123456789abcd',
    payment: { amount: 22_900, status: 'captured' },
    status: 'pending',
    status_at: null,
    critical: false,
    alarms: [],
    ended: [],
    latestReport: null,
    created_at: '2026-03-06T18:30:00.000Z',
  };

  it('has the number of its order, when it was placed, and what was paid', () => {
    const { number, ordered, money } = orderedTexts(panel, 'NY');
    expect([number, ordered, money]).toEqual([
      '6789ABCD',
      'Friday, March 6, 2026 at 1:30 PM EST',
      '$229.00 was charged to your card.',
    ]);
  });

  it.each([
    [{ amount: 22_900, status: 'voided' }, '$229.00 was given back to you.'],
    [null, 'Nothing was charged.'],
  ] as const)('says what became of the money: %o', (payment, text) => {
    expect(orderedTexts({ ...panel, payment }, null).money).toBe(text);
  });
});
