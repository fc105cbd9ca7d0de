import { createId } from '../kernel/ids/createId.ts';
import { ownOrigin } from '../modules/organizations/ownOrigin.ts';
import type { PaymentRow } from '../modules/payments/PaymentRow.ts';
import { problemOfPayment } from '../modules/payments/problemOfPayment.ts';
import { renewedMail } from '../modules/payments/renewedMail.ts';
import type { Portal } from '../modules/portal/Portal.ts';
import { findUnpaidRenewal, payRenewal, type Renewal } from './renewals.ts';

type Books = Pick<Portal, 'database' | 'payments' | 'clock' | 'tenants' | 'settings'>;

/** Takes what is reserved for a renewal and writes down that it is paid. @throws ProblemError PaymentUnavailable */
export async function takeRenewal(portal: Books, renewal: Renewal): Promise<void> {
  const { database, payments, clock, tenants, settings } = portal;
  const { providerId, key, amount, organization } = renewal;
  await payments.capture(providerId, `${key}-capture`).catch((error: unknown) => {
    throw problemOfPayment(error, 'unknown');
  });
  const tenant = tenants.all.find(({ id }) => id === organization);
  if (!tenant) throw new RangeError('the organization of a renewal is not among those that are read');
  const now = clock();
  const mail = renewedMail(tenant.settings, ownOrigin(tenant, settings.port), amount);
  await payRenewal(database, renewal, { id: createId(now), ...mail }, now);
}

/**
 * Takes a renewal that somebody has left behind: its period has begun, and what it costs is due whoever is away.
 *
 * @returns false where the payment is for anything else
 */
export async function finishRenewal(portal: Books, { id }: Pick<PaymentRow, 'id'>): Promise<boolean> {
  const renewal = await findUnpaidRenewal(portal.database, id);
  if (!renewal) return false;
  await takeRenewal(portal, renewal);
  return true;
}
