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
const amountIn = (error: unknown): number | undefined =>
  error instanceof ProblemError && error.code === 'OrderChanged' && typeof Object(error.current).amount === 'number'
    ? Object(error.current).amount
    : undefined;

/** What a purchase comes to, as the patient knows it: the total on screen, or another that was told since. */
export class KnownAmount {
  #told: { readonly choice: string; readonly amount: number } | undefined;

  /**
   * @param choice what is bought, and with which code: what was told of another choice does not count
   * @param shown cents on screen
   */
  of(choice: string, shown: number): number {
    return this.#told?.choice === choice ? this.#told.amount : shown;
  }

  /**
   * Remembers what the backend says that a choice comes to, where that is why it was refused.
   *
   * @throws EffectError OrderChanged, which tells the patient
   */
  tellIfOther(choice: string, error: unknown): void {
    const amount = amountIn(error);
    if (amount === undefined) return;
    this.#told = { choice, amount };
    throw otherAmount(amount);
  }
}
