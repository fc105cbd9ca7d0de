import type { Readable } from 'node:stream';
import PdfDocument from 'pdfkit';
import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import type { Sender } from '../../adapters/mail/Sender.ts';
import type { InvoiceDocument } from './store.ts';

const dayText = (moment: Date) => momentText(moment, 'date', 'UTC');

/** Letters that are no other letter with a mark. */
const PLAIN: { readonly [letter: string]: string } = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  Œ: 'OE',
  œ: 'oe',
  '’': "'",
};

const isWritable = (sign: string) => /^[\u0020-\u007e\u00a0-\u00ff]+$/.test(sign);

/** What the fonts that every reader of PDF has can write: another letter loses its marks, any other sign is a '?'. */
const writable = (text: string) =>
  Array.from(
    text.normalize('NFC'),
    (sign) => [sign, PLAIN[sign] ?? '', sign.normalize('NFD').charAt(0)].find(isWritable) ?? '?',
  ).join('');

const SETTLED = {
  paid: (paidWith: string | null) => (paidWith === null ? 'Paid' : `Paid with ${paidWith}`),
  open: () => 'Not paid yet',
  void: () => 'Void: nothing is to be paid',
} as const;

/** Points. */
const MARGIN = 64;
const SMALL = 10;
const GREY = '#5b6470';

/** An invoice as PDF, on one page. */
export function drawInvoice(
  {
    number,
    item,
    amount,
    discount,
    status,
    paidWith,
    periodStart,
    periodEnd,
    createdAt,
    patient,
    email,
  }: InvoiceDocument,
  { name, support_email }: Sender,
): Readable {
  const pdf = new PdfDocument({
    size: 'LETTER',
    margin: MARGIN,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: `Invoice ${number}`, Author: writable(name), CreationDate: createdAt },
  });
  const heading = (text: string, size: number) =>
    pdf.font('Helvetica-Bold').fontSize(size).fillColor('black').text(text);
  const note = (text: string) => pdf.font('Helvetica').fontSize(SMALL).fillColor(GREY).text(text);
  const row = (label: string, value: string, font = 'Helvetica') => {
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
  heading(`Invoice ${number}`, 14);
  pdf.moveDown();
  row('Date', dayText(createdAt));
  row('Billed to', writable(patient));
  row('', writable(email));
  if (periodStart && periodEnd) row('Period', `${dayText(periodStart)} to ${dayText(periodEnd)}`);
  pdf.moveDown();
  line();
  row(writable(item), formatMoney(amount));
  if (discount > 0) row('Discount', `-${formatMoney(discount)}`);
  line();
  row('Total', formatMoney(amount - discount), 'Helvetica-Bold');
  row(SETTLED[status](paidWith), '');
  pdf.moveDown(2);
  note(`Amounts are US dollars, dates are in UTC. Questions? Write to ${writable(support_email)}.`);
  pdf.end();
  return pdf;
}
