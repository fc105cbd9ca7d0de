import type { CouponDiscounts } from '#schemas/wire/coupon.ts';
import type { CouponRefusal } from '#renderers/ports/ports.ts';

const LONGEST = 20;
const LETTERS_AND_DIGITS = /^[A-Za-z0-9]*$/;

type Discounts = CouponDiscounts['productDiscounts'];

/** The state of the discount code input: its text, and the result of applying it. */
export type CouponState =
  | { readonly status: 'idle' | 'loading'; readonly code: string }
  | { readonly status: 'applied'; readonly code: string; readonly discounts: Discounts }
  | {
      readonly status: 'error';
      readonly code: string;
      readonly error: CouponRefusal['reason'] | 'tooLong';
      readonly said?: string;
    };

export type CouponEvent =
  | { readonly type: 'edited'; readonly text: string }
  | { readonly type: 'applying' }
  | { readonly type: 'accepted'; readonly code: string; readonly discounts: Discounts }
  | {
      readonly type: 'refused';
      readonly code: string;
      readonly reason: CouponRefusal['reason'];
      readonly said?: string;
    };

/** An input with a code that is not applied yet; empty for an invalid code. */
export const couponOf = (code: string): CouponState => ({
  status: 'idle',
  code: code.length <= LONGEST && LETTERS_AND_DIGITS.test(code) ? code : '',
});

function edited(text: string): CouponState {
  const code = text.slice(0, LONGEST);
  if (text.length > LONGEST) return { status: 'error', code, error: 'tooLong' };
  return LETTERS_AND_DIGITS.test(code) ? { status: 'idle', code } : { status: 'error', code, error: 'invalid' };
}

/** Whether the code in the input can be applied: one that was not looked at can be applied again. */
export const canApply = (state: CouponState): boolean =>
  (state.status === 'idle' || (state.status === 'error' && state.said !== undefined)) && state.code !== '';

/**
 * The next state of the input. Any edit resets it; a response counts only if its code is still the one being applied.
 */
export function couponReducer(state: CouponState, event: CouponEvent): CouponState {
  switch (event.type) {
    case 'edited':
      return edited(event.text);
    case 'applying':
      return canApply(state) ? { status: 'loading', code: state.code } : state;
    case 'accepted':
      return state.status === 'loading' && state.code === event.code
        ? { status: 'applied', code: state.code, discounts: event.discounts }
        : state;
    case 'refused':
      return state.status === 'loading' && state.code === event.code
        ? {
            status: 'error',
            code: state.code,
            error: event.reason,
            ...(event.said !== undefined && { said: event.said }),
          }
        : state;
  }
}
