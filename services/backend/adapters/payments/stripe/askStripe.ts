import { stripeErrorOf } from './stripeErrorOf.ts';

/** The answer to a request of the Stripe SDK. @throws PaymentRefusal, ProviderUnavailable */
export async function askStripe<Result>(request: Promise<Result>): Promise<Result> {
  try {
    return await request;
  } catch (error) {
    throw stripeErrorOf(error);
  }
}
