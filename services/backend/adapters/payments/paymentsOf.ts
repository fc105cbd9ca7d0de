import type { Database } from '../../kernel/database/Database.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { noPayments } from './noPayments.ts';
import type { Payments } from './Payments.ts';
import { sandboxPayments } from './sandbox/sandboxPayments.ts';

/** Who takes cards, as the settings say: Stripe where its keys are set, otherwise the sandbox where it is on. */
export async function paymentsOf(
  { stripe, sandbox }: Pick<Settings, 'stripe' | 'sandbox'>,
  database: Database,
  clock: () => Date,
): Promise<Payments> {
  if (stripe) return (await import('./stripe/stripePayments.ts')).stripePayments(stripe);
  return sandbox ? sandboxPayments(database, clock) : noPayments;
}
