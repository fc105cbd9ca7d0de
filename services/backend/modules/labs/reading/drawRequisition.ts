import type { Readable } from 'node:stream';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import { birthdayText, sexText } from '#flows/labs/rules/patientTexts.ts';
import type { LabPreparation } from '#schemas/wire/labs/labReads.ts';
import type { Look } from '../../../kernel/pdf/linesOf.ts';
import { Paper, type Letterhead } from '../../../kernel/pdf/Paper.ts';
import { aboutPatient, orderedByText } from './aboutPatient.ts';
import type { MeasuredPatient } from './store.ts';

/** How long lists of tests are written. */
const DENSE: Look = { size: 9 };

/** What a laboratory is asked for. */
interface Requisition {
  /** The ids of the panel and of its patient, which the laboratory gives back with the results. */
  readonly order: string;
  readonly patientNumber: string;
  readonly product: string | null;
  readonly orderedAt: Date;
  /** The provider who ordered it; null where nobody is known. */
  readonly orderedBy: string | null;
  readonly patient: MeasuredPatient;
  /** Names and LOINC codes of what is to be measured. */
  readonly tests: readonly { readonly name: string; readonly loinc: string }[];
  readonly preparation: LabPreparation;
}

/**
 * Draws a requisition as PDF: what the patient brings to the draw, and the numbers with which the laboratory sends the results.
 *
 * @param zone of the patient
 */
export function drawRequisition(
  { order, patientNumber, product, orderedAt, orderedBy, patient, tests, preparation }: Requisition,
  letterhead: Letterhead,
  zone: string,
): Readable {
  const paper = new Paper({ title: 'Lab order', about: aboutPatient(patient), createdAt: orderedAt }, letterhead);
  paper.facts([
    ['Patient', patient.name],
    ['Date of birth', patient.birthday === null ? 'Not known' : birthdayText(patient.birthday)],
    ['Sex', patient.sex === null ? undefined : sexText(patient.sex)],
    ['Patient number', patientNumber],
    ['Order number', order],
    ['Ordered', momentText(orderedAt, 'date', zone)],
    ['Ordering provider', orderedByText(orderedBy, letterhead)],
    ['Panel', product ?? undefined],
  ]);
  paper.heading('Tests', 2);
  paper.table(
    [
      { title: 'Test', share: 0.7 },
      { title: 'LOINC', share: 0.3 },
    ],
    tests.map(({ name, loinc }) => [[{ text: name, look: DENSE }], [{ text: loinc, look: DENSE }]]),
    { pad: 1.5 },
  );
  paper.heading('Before the draw', 2);
  paper.list([...preparation.items, preparation.water, preparation.medicines]);
  return paper.end();
}
