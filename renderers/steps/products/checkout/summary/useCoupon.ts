import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { CouponRefusal, usePorts } from '#renderers/ports/ports.ts';
import { canApply, couponOf, couponReducer, type CouponState } from './couponState.ts';

/** The discount code of a checkout and its actions. */
export interface Coupon {
  readonly state: CouponState;
  readonly edit: (text: string) => void;
  readonly apply: () => void;
}

/** Holds the discount code. It starts with the code entered earlier, which must be applied again unless it was applied. */
export function useCoupon(code: string): Coupon {
  const { payments } = usePorts();
  const { onCode } = payments;
  const [earlier] = useState(payments.enteredCode);
  const [state, dispatch] = useReducer(couponReducer, earlier?.code ?? code, couponOf);

  const ask = async () => {
    dispatch({ type: 'applying' });
    try {
      dispatch({ type: 'accepted', code: state.code, discounts: await payments.applyCoupon(state.code) });
    } catch (error) {
      const { reason, said } = error instanceof CouponRefusal ? error : new CouponRefusal('invalid');
      dispatch({ type: 'refused', code: state.code, reason, ...(said !== undefined && { said }) });
    }
  };
  const again = useEffectEvent(() => {
    if (earlier?.applied && canApply(state)) void ask();
  });
  useEffect(() => again(), []);
  useEffect(() => {
    onCode?.({ code: state.code, applied: state.status === 'applied' || state.status === 'loading' });
  }, [onCode, state]);
  return {
    state,
    edit: (text) => dispatch({ type: 'edited', text }),
    apply: () => {
      if (canApply(state)) void ask();
    },
  };
}
