import { describe, expect, it } from 'vitest';
import {
  canApply,
  couponOf,
  couponReducer,
  type CouponEvent,
} from '#renderers/steps/products/checkout/summary/couponState.ts';

const after = (...events: readonly CouponEvent[]) => events.reduce(couponReducer, couponOf(''));
const typed = (text: string): CouponEvent => ({ type: 'edited', text });
const applying: CouponEvent = { type: 'applying' };
const discounts = { a: { discount: 20 } };

describe('a discount code', () => {
  it('cannot be applied while the box is empty', () => {
    expect(canApply(after())).toBe(false);
    expect(after(applying)).toEqual({ status: 'idle', code: '' });
  });

  it('of letters and digits can be applied', () => {
    expect(after(typed('LONGLIFE20'))).toEqual({ status: 'idle', code: 'LONGLIFE20' });
    expect(canApply(after(typed('LONGLIFE20')))).toBe(true);
  });

  it.each(['AB-1', 'AB 1', 'Ä', ' '])('with anything else is invalid: %j', (text) => {
    expect(after(typed(text))).toEqual({ status: 'error', code: text, error: 'invalid' });
  });

  it('of 20 characters is taken, a longer one is cut to 20 and says so until the next edit', () => {
    const twenty = 'A'.repeat(20);
    expect(after(typed(twenty))).toEqual({ status: 'idle', code: twenty });
    const cut = after(typed(`${twenty}B`));
    expect(cut).toEqual({ status: 'error', code: twenty, error: 'tooLong' });
    expect(canApply(cut)).toBe(false);
    expect(canApply(couponReducer(cut, typed(twenty)))).toBe(true);
  });

  it('that is accepted carries its discounts', () => {
    expect(after(typed('A1'), applying, { type: 'accepted', code: 'A1', discounts })).toEqual({
      status: 'applied',
      code: 'A1',
      discounts,
    });
  });

  it('that is refused cannot be applied again before it is edited', () => {
    const refused = after(typed('A1'), applying, { type: 'refused', code: 'A1', reason: 'notApplicable' });
    expect(refused).toEqual({ status: 'error', code: 'A1', error: 'notApplicable' });
    expect(couponReducer(refused, applying)).toBe(refused);
  });

  it('that was not looked at says why, and can be applied again', () => {
    const said = 'Too many tries. Try again in 15 minutes.';
    const refused = after(typed('A1'), applying, { type: 'refused', code: 'A1', reason: 'invalid', said });
    expect(refused).toMatchObject({ status: 'error', said });
    expect(couponReducer(refused, applying)).toEqual({ status: 'loading', code: 'A1' });
  });

  it('loses its discount when it is edited', () => {
    const applied = after(typed('A1'), applying, { type: 'accepted', code: 'A1', discounts });
    expect(couponReducer(applied, typed('A'))).toEqual({ status: 'idle', code: 'A' });
  });

  it('that was edited meanwhile takes no answer for the one before', () => {
    expect(after(typed('A1'), applying, typed('A2'), { type: 'accepted', code: 'A1', discounts })).toEqual({
      status: 'idle',
      code: 'A2',
    });
  });

  it('that waits for its answer is not sent twice', () => {
    const waiting = after(typed('A1'), applying);
    expect(couponReducer(waiting, applying)).toBe(waiting);
  });

  it('that was kept and is no code is dropped', () => {
    expect(couponOf('A'.repeat(21))).toEqual({ status: 'idle', code: '' });
    expect(couponOf('A-1').code).toBe('');
    expect(couponOf('A1').code).toBe('A1');
  });
});
