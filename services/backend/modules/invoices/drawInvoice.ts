import type { Readable } from 'node:stream';
import PdfDocument from 'pdfkit';
import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import { writable } from '../../kernel/files/writable.ts';
import type { Sender } from '../../adapters/mail/Sender.ts';
import type { InvoiceDocument } from './store.ts';

const dayText = (moment: Date) => momentText(moment, 'date', 'UTC');

const SETTLED = {
  paid: (paidWith: string | null) => (paidWith === null ? 'Paid' : `Paid with ${paidWith}`),
  open: () => 'Not paid yet',
  void: () => 'Void: nothing is to be paid',
} as const;

/** Points. */
const MARGIN = 64;
const SMALL = 10;
const GREY = '#5b6470';

/** What a line and what follows the lines need, at the foot of a page. */
const FOOT = 48;

/**
 * An invoice as PDF: who provided what to whom and when, for how much, and how it was paid. Whoever administers a health
 * account asks for all of that.
 */
export function drawInvoice(
  { number, lines, discount, refunded, status, paidWith, period, createdAt, paidAt, patient, email }: InvoiceDocument,
  { name, support_email }: Sender,
): Readable {
  const title = status === 'paid' ? 'Receipt' : 'Invoice';
  const total = lines.reduce((sum, line) => sum + line.amount, -discount);
  const pdf = new PdfDocument({
    size: 'LETTER',
    margin: MARGIN,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: `${title} ${number}`, Author: writable(name), CreationDate: createdAt },
  });
  const heading = (text: string, size: number) =>
    pdf.font('Helvetica-Bold').fontSize(size).fillColor('black').text(text);
  const note = (text: string) => pdf.font('Helvetica').fontSize(SMALL).fillColor(GREY).text(text);
  const row = (label: string, value: string, font = 'Helvetica') => {
    if (pdf.y > pdf.page.height - MARGIN - FOOT) pdf.addPage();
    const { y } = pdf;
    pdf
      .font(font)
      .fontSize(SMALL + 1)
      .fillColor('black')
      .text(value, { align: 'right' });
    const after = pdf.y;
    pdf.text(label, MARGIN, y, { width: 320 });
    pdf.y = Math.max(pdf.y, after);
    pdf.moveDown(0.5);
  };
  const line = () => {
    pdf
      .moveTo(MARGIN, pdf.y)
      .lineTo(pdf.page.width - MARGIN, pdf.y)
      .lineWidth(0.5)
      .stroke(GREY);
    pdf.moveDown(0.7);
  };

  heading(writable(name), 18);
  note(writable(support_email));
  pdf.moveDown(2);
  heading(`${title} ${number}`, 14);
  pdf.moveDown();
  row('Provider', writable(name));
  row('', writable(support_email));
  row('Patient', writable(patient));
  row('', writable(email));
  row('Date of purchase', dayText(createdAt));
  if (paidAt) row('Date of payment', dayText(paidAt));
  if (period) row('Period of service', `${dayText(period.periodStart)} to ${dayText(period.periodEnd)}`);
  pdf.moveDown();
  line();
  for (const { description, amount } of lines) row(writable(description), formatMoney(amount));
  if (discount > 0) row('Discount', `-${formatMoney(discount)}`);
  line();
  row('Total', formatMoney(total), 'Helvetica-Bold');
  row(SETTLED[status](paidWith), '');
  if (refunded > 0) row('Refunded', `-${formatMoney(refunded)}`);
  pdf.moveDown(2);
  note(`Amounts are US dollars, dates are in UTC. Questions? Write to ${writable(support_email)}.`);
  pdf.end();
  return pdf;
}
