import type { ChoiceDetails } from '#flows/checkout/rules/detailsOf.ts';
import { milligrams, weeklyDose } from '#flows/checkout/rules/dose.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { productWords } from '#renderers/words/productWords.ts';

/** The strength of a product and the resulting weekly dose; empty if it has neither. */
export function dosageText(template: ProductTemplate, { frequency, units }: ChoiceDetails): string {
  const [strength] = template.dosage_strengths;
  const weekly = frequency ? weeklyDose(template, units) : 0;
  return [strength, weekly > 0 && `${milligrams(weekly)} ${productWords.perWeek}`].filter(Boolean).join(' · ');
}
