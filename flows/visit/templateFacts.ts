import type { KnownFacts } from '#engine/definition/FactTypes.ts';
import type { IntakeTemplateHeader } from '#schemas/flow/stepSet.ts';

/** What a visit knows of its template before anything is answered. */
export const templateFacts = ({ type, end, products }: IntakeTemplateHeader): KnownFacts => ({
  'intake.type': type,
  'cart.type': type === 'follow_up' ? undefined : type,
  'intake.end': end,
  'intake.has_addons': (products?.addons ?? []).length > 0,
  'intake.collects_payment': products?.collectsPayment !== false,
});
