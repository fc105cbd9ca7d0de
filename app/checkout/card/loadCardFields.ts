import { currentOrganization } from '#services/api/currentOrganization.ts';
import { loadPayments } from '#services/payments/loadPayments.ts';

/** The code of the card fields and of who takes the card; asked for early, it is there when a card is entered. */
export async function loadCardFields() {
  const [fields] = await Promise.all([
    import('./CardFields.tsx'),
    loadPayments(currentOrganization.get().settings.payments),
  ]);
  return fields;
}
