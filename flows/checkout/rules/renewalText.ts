import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';

const listed = new Intl.ListFormat('en-US');

/**
 * When a plan renews and for how much, in cents a period, as checkouts and receipts say it.
 *
 * @param names what renews, where something else renews at other times
 */
export function renewalText(months: number, cents: number, names: readonly string[] = []): string {
  const subject = names.length > 0 ? `${listed.format(names)} renew${names.length === 1 ? 's' : ''}` : 'Renews';
  return `${subject} every ${months === 1 ? 'month' : `${months} months`} for ${formatMoney(cents)} until you cancel.`;
}
