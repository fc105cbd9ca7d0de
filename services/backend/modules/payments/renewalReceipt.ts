import { stableId } from '../../kernel/ids/stableId.ts';
import { ownOrigin } from '../organizations/ownOrigin.ts';
import type { Portal } from '../portal/Portal.ts';
import type { ReceiptMail } from './receiptMail.ts';
import { renewedMail } from './renewedMail.ts';

/** A later period of a plan that was charged. */
interface Renewed {
  /** The provider's id of the plan. */
  readonly plan: string;
  readonly start: Date;
  /** Cents. */
  readonly amount: number;
}

/**
 * The receipt of a period after the first; null where nothing was to be paid. The period says which receipt it is: the
 * request and the provider's event may both tell that it was paid.
 */
export function renewalReceipt(
  { tenants, settings }: Pick<Portal, 'tenants' | 'settings'>,
  organization: string,
  { plan, start, amount }: Renewed,
): ReceiptMail | null {
  if (amount <= 0) return null;
  const tenant = tenants.all.find(({ id }) => id === organization);
  if (!tenant) throw new RangeError('the organization of a plan is not among those that are read');
  return {
    id: stableId('receipt', plan, start.toISOString()),
    ...renewedMail(tenant.settings, ownOrigin(tenant, settings.port), amount),
  };
}
