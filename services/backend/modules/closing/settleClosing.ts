import { canonicalDigest } from '../../kernel/ids/canonicalDigest.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { cancelAppointment } from '../appointments/cancelAppointment.ts';
import type { KnownTenant } from '../organizations/Tenants.ts';
import { ownOrigin } from '../organizations/ownOrigin.ts';
import type { Portal } from '../portal/Portal.ts';
import { changeSubscription } from '../subscriptions/changeSubscription.ts';
import { findUser } from '../users/store.ts';
import { appointmentsToEnd, findUnsettledClosing, subscriptionsToEnd, writeSettled } from './store.ts';

/** Milliseconds after which whatever was under way when an account was closed has come to its end. */
const UNDER_WAY = 60_000;

/** Why a subscription ends with its account. */
const REASON = 'Account closed';

/** Nobody repeats it under a key: what is over is not ended again, and what began anew is. */
const ATTEMPT = { key: null, digest: canonicalDigest(REASON) };

async function endSubscription(portal: Portal, userId: string, id: string): Promise<void> {
  const body = { cancel_reason: REASON };
  await changeSubscription(
    portal,
    { id, userId },
    {
      kind: 'cancel',
      body,
      permit: async ({ paying }) => {
        if (paying) throw problems.cancellationRefused('its first payment is on its way');
        return body;
      },
    },
    ATTEMPT,
  );
}

async function endAppointments(portal: Portal, tenant: KnownTenant, userId: string): Promise<void> {
  const user = await findUser(portal, tenant.id, userId);
  if (!user) return;
  const origin = ownOrigin(tenant, portal.settings.port);
  for (const id of await appointmentsToEnd(portal.database, userId, portal.clock()))
    await cancelAppointment(portal, { tenant, user }, id, ATTEMPT, origin);
}

/**
 * Ends what a patient has who has closed the account: plans at the payment provider and appointments in the calendars, each by
 * the operation that their buttons use. It is done again until nothing is left, so that a visit that was completed at the very
 * moment leads to no plan that goes on.
 *
 * @throws ProblemError where a provider does not answer, after which a later attempt goes on
 */
export async function settleClosing(portal: Portal, userId: string): Promise<void> {
  const { database, tenants, clock } = portal;
  const closing = await findUnsettledClosing(database, userId);
  const tenant = tenants.all.find(({ id }) => id === closing?.organization);
  if (!closing || !tenant) return;
  for (const id of await subscriptionsToEnd(database, userId))
    // Who opens the account again while this goes on keeps the rest.
    if (await findUnsettledClosing(database, userId)) await endSubscription(portal, userId, id);
  if (await findUnsettledClosing(database, userId)) await endAppointments(portal, tenant, userId);
  const now = clock();
  await writeSettled(database, userId, new Date(now.getTime() - UNDER_WAY), now);
}
