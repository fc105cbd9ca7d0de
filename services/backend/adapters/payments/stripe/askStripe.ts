import { Stripe } from 'stripe';
import { PaymentRefusal } from '../PaymentRefusal.ts';
import { ProviderUnavailable } from '../ProviderUnavailable.ts';

/**
 * What an error of the Stripe SDK means here. Only an answer that says no is a refusal: what Stripe did not get to
 * say, or asks to be repeated, may have had its effect.
 */
function stripeErrorOf(error: unknown): unknown {
  const { errors } = Stripe;
  if (error instanceof errors.StripeCardError)
    return new PaymentRefusal(402, error.decline_code ?? error.code ?? 'card_error', error.message);
  if (error instanceof errors.StripeInvalidRequestError && (error.statusCode ?? 400) < 409)
    return new PaymentRefusal(400, error.code ?? 'invalid_request', error.message);
  if (error instanceof errors.StripeError) return new ProviderUnavailable({ cause: error });
  return error;
}

/** The answer to a request of the Stripe SDK. @throws PaymentRefusal, ProviderUnavailable */
export async function askStripe<Result>(request: Promise<Result>): Promise<Result> {
  try {
    return await request;
  } catch (error) {
    throw stripeErrorOf(error);
  }
}
