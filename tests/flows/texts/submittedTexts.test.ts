import { describe, expect, it } from 'vitest';
import { submittedTexts, type SubmittedVisit } from '#flows/visit/submittedTexts.ts';

const visit: SubmittedVisit = {
  id: '65f0c0ffee0123456789abcd',
  type: 'medication',
  payment: { amount: 9_900, status: 'authorized' },
  reviewed: false,
  organization: 'Healthspan',
};

describe('what is told of a visit that was sent', () => {
  it('has a number, who looks at it and by when', () => {
    const { title, number, review } = submittedTexts(visit);
    expect([title, number]).toEqual(['Thank you. We have your visit.', '6789ABCD']);
    expect(review).toBe('A licensed provider of your Healthspan care team looks at it, usually within 12 to 48 hours.');
  });

  it.each([
    [
      { amount: 9_900, status: 'authorized' },
      '$99.00 is reserved on your card. It is charged only when your provider approves.',
    ],
    [{ amount: 9_900, status: 'captured' }, '$99.00 was charged to your card.'],
    [{ amount: 9_900, status: 'voided' }, 'Nothing was charged. The $99.00 that we had reserved were given back.'],
    [null, 'Nothing was charged.'],
  ] as const)('says what became of the money: %o', (payment, text) => {
    expect(submittedTexts({ ...visit, payment }).money).toBe(text);
  });

  it('says nothing of money where a lab order told it', () => {
    expect(submittedTexts({ ...visit, type: 'lab', payment: null }).money).toBeUndefined();
  });

  it('promises no treatment once a provider has looked at it', () => {
    const { review, next } = submittedTexts({ ...visit, reviewed: true });
    expect([review, next]).toEqual([
      'Your provider has looked at your visit.',
      'Your care team writes to you about everything that comes next.',
    ]);
  });
});
