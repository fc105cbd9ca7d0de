import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import { momentIn } from '#flows/kinds/describing/momentIn.ts';
import { orderNumberOf } from '#flows/kinds/describing/orderNumberOf.ts';
import { zoneOfState } from '#flows/kinds/describing/zoneOfState.ts';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';

/** The texts of a page about a lab test that was bought. */
export interface OrderedTexts {
  readonly number: string;
  readonly ordered: string;
  readonly money: string;
}

function moneyText(payment: LabPanel['payment']): string {
  if (!payment) return 'Nothing was charged.';
  const amount = formatMoney(payment.amount);
  return payment.status === 'captured' ? `${amount} was charged to your card.` : `${amount} was given back to you.`;
}

/**
 * The number of an order of a lab test, when it was placed, and what was paid.
 *
 * @param state the patient's home state, which says in which time zone moments are told; null if it is not known
 */
export const orderedTexts = ({ purchase, payment, created_at }: LabPanel, state: string | null): OrderedTexts => ({
  number: orderNumberOf(purchase),
  ordered: momentIn(new Date(created_at), zoneOfState(state)),
  money: moneyText(payment),
});
