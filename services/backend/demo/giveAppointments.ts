import { and, eq } from 'drizzle-orm';
import { createId } from '../kernel/ids/createId.ts';
import { appointments, sandboxBookings } from '../kernel/database/tables/appointments.ts';
import { sandboxSubscriptions } from '../kernel/database/tables/payments.ts';
import { subscriptions } from '../kernel/database/tables/subscriptions.ts';
import type { KnownTenant } from '../modules/organizations/Tenants.ts';
import { productTemplateIdOf } from '../modules/catalogue/catalogueIds.ts';
import type { Calendar } from '../adapters/scheduling/Calendar.ts';
import { calendarPathOf } from '../adapters/scheduling/calendarPathOf.ts';
import type { DemoAppointment } from './patients/demoAppointments.ts';
import type { DemoPatient } from './patients/demoPatients.ts';
import { morningIn } from './morningIn.ts';
import type { Seeded } from './Seeded.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Percent off the next renewal that a booked consultation comes with. */
const OFFERED = 20;

/** In which calendar it is booked; undefined where the organization has none such. */
function calendarOf({ scheduling }: KnownTenant, { kind }: DemoAppointment, link: string | null): Calendar | undefined {
  switch (kind) {
    case 'coaching':
      return link === null ? undefined : { link, name: 'Coaching call', minutes: 45 };
    case 'consultation':
      return scheduling?.calendars.subscription;
    case 'onboarding':
      return scheduling?.calendars.onboarding;
    case 'user-verification':
      return scheduling?.calendars.verification;
    case 'lab-draw':
      // Laboratories book their draws by themselves.
      return undefined;
    case 'physician':
      return scheduling?.physicians.find(({ calendar }) => calendar)?.calendar;
  }
}

/** Gives a demo patient appointments, which the sandbox calendar knows too. */
export async function giveAppointments(
  { database: { db }, clock }: Seeded,
  tenant: KnownTenant,
  userId: string,
  { email, profile, appointments: demos = [] }: DemoPatient,
): Promise<void> {
  const now = clock();
  for (const demo of demos) {
    const [subscription] = demo.subscription
      ? await db
          .select()
          .from(subscriptions)
          .where(
            and(
              eq(subscriptions.userId, userId),
              eq(subscriptions.productTemplate, productTemplateIdOf(tenant.id, demo.subscription)),
            ),
          )
      : [];
    const calendar = calendarOf(tenant, demo, subscription?.coachingLink ?? null);
    if (!calendar) continue;
    const startTime = morningIn(demo.inDays, now);
    const endTime = new Date(startTime.getTime() + calendar.minutes * 60_000);
    const createdAt = new Date(Math.min(now.getTime(), startTime.getTime()) - 2 * DAY);
    const canceledAt = demo.canceled ? new Date(now.getTime() - DAY) : null;
    const id = createId(createdAt);
    const uid = `demo-${id}`;
    await db.insert(sandboxBookings).values({
      uid,
      calendar: calendarPathOf(calendar.link),
      name: `${profile.firstName} ${profile.lastName}`,
      email,
      startTime,
      endTime,
      canceledAt,
      idempotencyKey: uid,
      createdAt,
    });
    await db.insert(appointments).values({
      id,
      organization: tenant.id,
      userId,
      kind: demo.kind,
      name: calendar.name,
      uid,
      subscriptionId: subscription?.id ?? null,
      startTime,
      endTime,
      location: `https://video.example/${id}`,
      canceledAt,
      canceledByPatient: demo.canceled ?? false,
      countedAt: demo.counts ? createdAt : null,
      createdAt,
    });
    if (!demo.counts || !subscription) continue;
    await db
      .update(sandboxSubscriptions)
      .set({ discountPercent: OFFERED })
      .where(eq(sandboxSubscriptions.id, subscription.providerId ?? ''));
    await db
      .update(subscriptions)
      .set({
        cancellationAttempt: 1,
        consultationAt: startTime,
        offerRenewsAt: subscription.currentPeriodEnd,
        discountPercent: OFFERED,
      })
      .where(eq(subscriptions.id, subscription.id));
  }
}
