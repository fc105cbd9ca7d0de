import { ProblemError } from '#services/api/ProblemError.ts';

const REGION =
  'Due to regulatory restrictions prohibiting the online prescribing of lab testing, we cannot provide lab testing in NY, NJ and RI.';

/** Codes of which the backend's own text is shown. */
const told: ReadonlySet<string> = new Set(['CardDeclined', 'PaymentMethodMissing', 'OrderChanged']);

/** What the lab panel says of a failed order. */
export function orderMessage(error: unknown): string {
  const code = error instanceof ProblemError ? error.code : undefined;
  if (code === 'InvalidPhone') return 'Please enter a valid phone number.';
  if (code === 'InvalidLabState') return REGION;
  if (error instanceof ProblemError && told.has(error.code)) return error.message;
  return 'There was an error submitting your order.';
}
