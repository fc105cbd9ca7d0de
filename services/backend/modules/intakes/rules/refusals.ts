import { sendsToVisitState } from '#flows/checkout/rules/address/sendsToVisitState.ts';
import { problems } from '#services/backend/kernel/problems/problems.ts';
import { deliveryFaultsOf } from '../../users/deliveryFaults.ts';
import type { Visit } from '../../visits/Visit.ts';
import { checkDose } from '#flows/checkout/rules/configure.ts';
import type { StoredOffer } from '../../products/store.ts';
import type { MoneyState } from '#schemas/problem.ts';
import type { IntakeRow } from '../../visits/IntakeRow.ts';
import { isAvailable } from '../../states/isAvailable.ts';

/**
 * Refuses a visit whose products cannot be sent to the patient's address. Where they are not sold is found with the
 * products; a lab visit was checked before it was paid.
 *
 * @throws ProblemError InvalidAnswer with the refused part of the address
 */
export function refuseUnlessDeliverable({ row: { type, patient } }: Visit): void {
  if (type === 'lab') return;
  const visitState = sendsToVisitState(type) ? (patient.state ?? undefined) : undefined;
  const faults = deliveryFaultsOf(patient.shipping_info, { unavailable: [], isLab: false, visitState });
  if (faults.length > 0) throw problems.addressRefused(faults);
}

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

/**
 * @param money what happened to the patient's money where the visit is complete
 * @throws ProblemError WrongIntakeState where a visit is complete or closed
 */
export function refuseUnlessOpen({ patient_complete, closed }: IntakeRow, money?: MoneyState): void {
  if (patient_complete !== null) throw problems.alreadyPaid(money);
  if (closed !== null) throw problems.visitClosed();
}

/**
 * Whether a visit and its products are sold where the patient is and, once it is known, where they are sent.
 *
 * @throws ProblemError ProductUnavailable
 */
export function refuseUnlessSold({ row, version }: Visit, offers: readonly StoredOffer[]): void {
  for (const state of [row.patient.state, row.patient.shipping_info?.state]) {
    if (typeof state !== 'string') continue;
    if (!isAvailable(version.template.header, state))
      throw problems.productUnavailable(`the visit is not offered in ${state}`);
    const missing = offers.find(({ unavailable }) => unavailable.includes(state));
    if (missing) throw problems.productUnavailable(`'${missing.template.slug}' is not sold in ${state}`);
  }
}
