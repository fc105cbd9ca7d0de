import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';

/** When a plan renews and for how much, in cents a period, as checkouts and receipts say it. */
export const renewalText = (months: number, cents: number): string =>
  `Renews every ${months === 1 ? 'month' : `${months} months`} for ${formatMoney(cents)} until you cancel.`;
