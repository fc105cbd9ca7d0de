import { stateFault, zipFault, type DeliveryLimits } from '#flows/checkout/rules/address/deliveryFaults.ts';
import type { FormField } from '#flows/kinds/fields/fieldTypes.ts';
import type { Answer } from '#schemas/flow/answer.ts';
import type { ProblemField } from '#schemas/problem.ts';

/**
 * What is wrong with state and ZIP code together, and with sending this order there.
 *
 * @param found the problems of each field by itself; a field that has one is not looked at again
 */
export function deliveryProblems(
  fields: readonly FormField[],
  address: Answer,
  limits: DeliveryLimits,
  found: readonly ProblemField[],
): readonly ProblemField[] {
  const sound = (autocomplete: string) => {
    const field = fields.find((one) => one.autocomplete === autocomplete);
    const value = field && found.every((one) => one.field !== field.id) ? address[field.id] : undefined;
    return field && typeof value === 'string' ? { field: field.id, value } : undefined;
  };
  const state = sound('address-level1');
  const zip = sound('postal-code');
  if (!state) return [];
  const ofState = stateFault(state.value, limits);
  if (ofState) return [{ field: state.field, ...ofState }];
  const ofZip = zip && zipFault({ state: state.value, zip: zip.value });
  return ofZip ? [{ field: zip.field, ...ofZip }] : [];
}
