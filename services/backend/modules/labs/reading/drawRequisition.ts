import type { Readable } from 'node:stream';
import PdfDocument from 'pdfkit';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import type { LabPreparation } from '#schemas/wire/labs/labReads.ts';
import type { Sender } from '../../../adapters/mail/Sender.ts';
import { writable } from '../../../kernel/files/writable.ts';
import type { MeasuredPatient } from './store.ts';

/** What a laboratory is asked for. */
export interface Requisition {
  /** The ids of the panel and of its patient, which the laboratory gives back with the results. */
  readonly order: string;
  readonly patientNumber: string;
  readonly product: string | null;
  readonly orderedAt: Date;
  readonly patient: MeasuredPatient;
  /** Names and LOINC codes of what is to be measured. */
  readonly tests: readonly { readonly name: string; readonly loinc: string }[];
  readonly preparation: LabPreparation;
}

/** Points. */
const MARGIN = 56;
const SMALL = 10;

/** A requisition as PDF: what the patient brings to the draw, and the numbers with which the laboratory sends the results. */
export function drawRequisition(
  { order, patientNumber, product, orderedAt, patient, tests, preparation }: Requisition,
  { name, support_email }: Sender,
): Readable {
  const pdf = new PdfDocument({
    size: 'LETTER',
    margin: MARGIN,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: 'Lab order', Author: writable(name), CreationDate: orderedAt },
  });
  const heading = (text: string, size: number) =>
    pdf.font('Helvetica-Bold').fontSize(size).fillColor('black').text(writable(text));
  const line = (text: string) => pdf.font('Helvetica').fontSize(SMALL).fillColor('black').text(writable(text));

  heading(name, 18);
  line(support_email);
  pdf.moveDown();
  heading('Lab order', 14);
  line(`Order number: ${order}`);
  line(`Patient number: ${patientNumber}`);
  line(`Patient: ${patient.name}`);
  line(`Date of birth: ${patient.birthday ?? 'not known'}`);
  line(`Ordered: ${momentText(orderedAt, 'date', 'UTC')}`);
  if (product !== null) line(`Panel: ${product}`);
  pdf.moveDown();
  heading('Before the draw', 12);
  for (const item of [...preparation.items, preparation.water, preparation.medicines]) line(`- ${item}`);
  pdf.moveDown();
  heading('Tests (LOINC)', 12);
  line(tests.map((test) => `${test.name} (${test.loinc})`).join('; '));
  pdf.end();
  return pdf;
}
