import type { Database } from '../../kernel/database/Database.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { noPayments } from './noPayments.ts';
import type { Payments } from './Payments.ts';
import { sandboxPayments } from './sandbox/sandboxPayments.ts';
import { stripePayments } from './stripe/stripePayments.ts';

/** Who takes cards, as the settings say: Stripe where its keys are set, otherwise the sandbox where it is on. */
export function paymentsOf(
  { stripe, sandbox }: Pick<Settings, 'stripe' | 'sandbox'>,
  database: Database,
  clock: () => Date,
): Payments {
  if (stripe) return stripePayments(stripe);
  return sandbox ? sandboxPayments(database, clock) : noPayments;
}
