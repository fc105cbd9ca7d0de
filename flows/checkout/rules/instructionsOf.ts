import type { DosageFrequency, ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { doseOf, milligrams, weeklyDose } from './dose.ts';
import { amountText } from './doseText.ts';

/** The instructions of a dosage frequency with the chosen dose filled in: `{dose}`, or milligrams alone. */
export function instructionsOf(template: ProductTemplate, frequency: DosageFrequency, units: number): string {
  const weekly = milligrams(weeklyDose(template, units));
  const dose = doseOf(template, frequency, units);
  return frequency.instructions
    .replaceAll(/\{(?:weekly|compounded)_dosage\}/g, weekly)
    .replaceAll('{dose}', dose ? amountText(dose) : `${weekly} mg`);
}
