import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { loadPayments } from '#services/payments/loadPayments.ts';

/**
 * Loads the code of the card fields and the payment provider; call it early, so that it is there when a card is
 * entered.
 */
export async function loadCardFields() {
  const [fields] = await Promise.all([
    import('./CardFields.tsx'),
    loadPayments(currentOrganization.get().settings.payments),
  ]);
  return fields;
}
