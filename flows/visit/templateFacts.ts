import type { KnownFacts } from '#engine/definition/FactTypes.ts';
import type { IntakeTemplateHeader } from '#schemas/flow/stepSet.ts';

/** The facts about its template that a visit knows from the start. */
export const templateFacts = ({ type, end, products }: IntakeTemplateHeader): KnownFacts => ({
  'intake.type': type,
  'cart.type': type === 'follow_up' ? undefined : type,
  'intake.end': end,
  'intake.has_addons': (products?.addons ?? []).length > 0,
  'intake.collects_payment': products?.collectsPayment !== false,
});
