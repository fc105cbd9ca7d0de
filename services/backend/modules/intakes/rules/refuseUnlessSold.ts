import { problems } from '#services/backend/kernel/problems/problems.ts';
import type { StoredOffer } from '../../products/store.ts';
import { isAvailable } from '../../states/isAvailable.ts';
import type { Visit } from '../../visits/Visit.ts';

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
