import type { Readable } from 'node:stream';
import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import { zoneName } from '#flows/kinds/describing/zoneName.ts';
import { zoneOfState } from '#flows/kinds/describing/zoneOfState.ts';
import type { Said } from '../../kernel/pdf/boxes.ts';
import { Paper, SOFT, type Letterhead } from '../../kernel/pdf/Paper.ts';
import type { InvoiceDocument } from './store.ts';

const SETTLED = {
  paid: (paidWith: string | null) => (paidWith === null ? 'Paid' : `Paid with ${paidWith}`),
  open: () => 'Not paid yet',
  void: () => 'Void: nothing is due',
} as const;

const COLUMNS = [
  { title: 'Description', share: 0.75 },
  { title: 'Amount', share: 0.25, isRight: true },
];

/** A row of what was bought, or of what it comes to. */
const row = (text: string, amount: string, look: Said['look'] = {}): readonly (readonly Said[])[] => [
  [{ text, look }],
  [{ text: amount, look }],
];

/**
 * Draws an invoice as PDF: who provided what to whom and when, for how much, and how it was paid. Administrators of health
 * accounts ask for all of that. Dates are in the zone in which the list of payments shows them.
 */
export function drawInvoice(
  { number, lines, discount, refunded, status, paidWith, period, createdAt, paidAt, ...of }: InvoiceDocument,
  letterhead: Letterhead,
): Readable {
  const { patient, email, state } = of;
  const { name, contact } = letterhead;
  const title = `${status === 'paid' ? 'Receipt' : 'Invoice'} ${number}`;
  const zone = zoneOfState(state);
  const day = (moment: Date) => momentText(moment, 'date', zone);
  const total = lines.reduce((sum, line) => sum + line.amount, -discount);
  const paper = new Paper({ title, about: title, createdAt }, letterhead);
  paper.facts([
    ['Provider', `${name}\n${contact}`],
    ['Patient', `${patient}\n${email}`],
    ['Date of purchase', day(createdAt)],
    ['Date of payment', paidAt ? day(paidAt) : undefined],
    ['Period of service', period ? `${day(period.periodStart)} to ${day(period.periodEnd)}` : undefined],
  ]);
  paper.space();
  paper.table(COLUMNS, [
    ...lines.map(({ description, amount }) => row(description, formatMoney(amount))),
    ...(discount > 0 ? [row('Discount', `-${formatMoney(discount)}`)] : []),
    row('Total', formatMoney(total), { bold: true, size: 11 }),
    ...(refunded > 0 ? [row('Refunded', `-${formatMoney(refunded)}`)] : []),
  ]);
  paper.space();
  paper.paragraph(SETTLED[status](paidWith), { size: 10, bold: true });
  paper.space();
  paper.paragraph(
    `Amounts are in US dollars. Dates are in ${zoneName(zone, createdAt, 'general')}. Questions? Write to ${contact}.`,
    SOFT,
  );
  return paper.end();
}
