import type { DosageFrequency, ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { doseOf, milligrams as number, type Dose } from './dose.ts';

/** A number of things, in the singular or plural. */
export const counted = (count: number, { one, many }: { readonly one: string; readonly many: string }) =>
  `${number(count)} ${count === 1 ? one : many}`;

/** How much is taken at one time: '5 tablets (5 mg)', '142 units (1.42 mL, 5.68 mg)', '1 application'. */
export function amountText({ amount, unit, milliliters, milligrams }: Dose): string {
  const measures = [
    milliliters !== null && `${number(milliliters)} mL`,
    milligrams > 0 && `${number(milligrams)} mg`,
  ].filter(Boolean);
  return `${counted(amount, unit)}${measures.length > 0 ? ` (${measures.join(', ')})` : ''}`;
}

const lowercased = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/**
 * The dose in the one form that every screen, order, prescription and mail says: how much at a time and how often, such as
 * '5 tablets (5 mg) once weekly'. Undefined for a product without doses.
 *
 * @param units units a month
 */
export function doseText(template: ProductTemplate, frequency: DosageFrequency | undefined, units: number) {
  const dose = doseOf(template, frequency, units);
  return dose && frequency && `${amountText(dose)} ${lowercased(frequency.frequency.label)}`;
}
