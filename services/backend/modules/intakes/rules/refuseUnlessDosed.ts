import { checkDose } from '#flows/checkout/rules/configure.ts';
import { problems } from '#services/backend/kernel/problems/problems.ts';
import type { StoredOffer } from '../../products/store.ts';
import type { Visit } from '../../visits/Visit.ts';

/**
 * Refuses a visit with a dose that its products do not offer today, or do not recommend for the patient's weight of today.
 *
 * @throws ProblemError DoseUnavailable with the refused doses
 */
export function refuseUnlessDosed({ row }: Visit, offers: readonly StoredOffer[]): void {
  const patient = { weight: row.patient.weight ?? null };
  const refused = row.products.flatMap((product) => {
    const offer = offers.find(({ template }) => template._id === product._id);
    const found = offer ? checkDose(offer, product, patient) : [];
    return found.map((problem) => ({ ...problem, field: `${product._id}.${problem.field}` }));
  });
  if (refused.length > 0) throw problems.doseNotOffered(refused);
}
