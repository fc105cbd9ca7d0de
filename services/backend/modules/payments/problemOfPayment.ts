import type { MoneyState } from '#schemas/problem.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { PaymentRefusal } from '../../adapters/payments/PaymentRefusal.ts';
import { ProviderUnavailable } from '../../adapters/payments/ProviderUnavailable.ts';

/**
 * What the patient is told of an error of the payment provider; any other error stays as it is.
 *
 * @param money what happened to the patient's money where the provider did not answer
 */
export function problemOfPayment(error: unknown, money: MoneyState): unknown {
  if (error instanceof PaymentRefusal)
    return error.status === 402 ? problems.cardDeclined(error.message) : problems.cardInvalid(error.code);
  if (error instanceof ProviderUnavailable) return problems.paymentUnavailable(money);
  return error;
}
