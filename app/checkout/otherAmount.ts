import { EffectError } from '#engine/effects/EffectError.ts';
import { formatMoney } from '#renderers/words/formatMoney.ts';
import { ProblemError } from '#services/api/ProblemError.ts';

/** The catalogue says another price than when the page was loaded, or the order is one of before. */
export const otherAmount = (amount: number) =>
  new EffectError({
    code: 'OrderChanged',
    message: `This order comes to ${formatMoney(amount)}, which is not the total shown here. Nothing more is charged unless you place it again.`,
  });

/** What the backend says in cents that a purchase comes to, where that is not what the patient was shown. */
export const amountIn = (error: unknown): number | undefined =>
  error instanceof ProblemError && error.code === 'OrderChanged' && typeof Object(error.current).amount === 'number'
    ? Object(error.current).amount
    : undefined;
