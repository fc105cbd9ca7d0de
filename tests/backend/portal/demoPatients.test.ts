import { eq, isNotNull } from 'drizzle-orm';
import { shipments } from '#services/backend/kernel/database/tables/orders.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { afterAll, expect, it } from 'vitest';
import { groupNotifications } from '#app/dashboard/notifications/groupNotifications.ts';
import { homeLabOf } from '#app/dashboard/home/rules/homeLabOf.ts';
import { shownWidgets } from '#app/dashboard/home/rules/widgets.ts';
import { nextSteps } from '#app/dashboard/home/rules/nextSteps.ts';
import type { Appointment } from '#schemas/wire/appointment.ts';
import type { Card } from '#schemas/wire/card.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import type { IntakeTemplate } from '#schemas/wire/intakeTemplate.ts';
import type { LabAnalysis, LabMarkerHistory, LabOverview } from '#schemas/wire/labs/labReads.ts';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { notificationSchema, type NotificationPage } from '#schemas/wire/notification.ts';
import type { Session } from '#schemas/wire/session.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { sandboxPayments } from '#services/backend/adapters/payments/sandbox/sandboxPayments.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';

const backend = await backendFixture();
afterAll(() => backend.close());

async function notificationsOf(email: string) {
  const payload = { email, password: 'Portal123' };
  const url = `/login/${backend.tenant.id}`;
  const headers = {
    authorization: `Bearer ${(await backend.call<Session>({ method: 'POST', url, payload })).body.token}`,
  };
  const read = async (page: number) =>
    (await backend.call<NotificationPage>({ method: 'GET', url: `/v2/notifications?page=${page}`, headers })).body;
  const first = await read(1);
  const pages = [first];
  for (let page = 2; page <= first.totalPages; page += 1) pages.push(await read(page));
  return { docs: pages.flatMap(({ docs }) => docs), unread: first.unread };
}

async function signIn(email: string, tenant = backend.tenant) {
  const org = tenant.id;
  const [host = 'localhost'] = tenant.domains;
  const payload = { email, password: 'Portal123' };
  const { body } = await backend.call<Session>({ method: 'POST', url: `/login/${org}`, payload, headers: { host } });
  const headers = { host, authorization: `Bearer ${body.token}` };
  const read = async <Body>(url: string) => (await backend.call<Body>({ method: 'GET', url, headers })).body;
  return { user: body.user, intakes: await read<Intake[]>(`/intakes/${org}/patient/${body.user._id}`), read };
}

it('chloe has a card that the sandbox knows, an address, and visits with their products and payments', async () => {
  const { user, intakes } = await signIn('chloe@example.com');
  expect([user.has_card_source, user.shipping_info?.country, user.intakes]).toEqual([
    true,
    'us',
    intakes.map(({ _id }) => _id),
  ]);
  expect(
    intakes.map(({ products, medical_review_payment: payment }) => [products.map(({ name }) => name), payment]),
  ).toEqual([
    [['Metformin ER', 'Acarbose'], { amount: 7200 + 9300, status: 'authorized' }],
    [['Generic Rapamycin'], { amount: 27_900, status: 'captured' }],
    // What these led to is charged by itself.
    [[], null],
    [[], null],
  ]);
  const payments = sandboxPayments(backend.portal.database, backend.portal.clock);
  const again = { customerId: user.stripe_id ?? '', amount: 100, key: 'another-payment', metadata: {} };
  expect((await payments.authorize(again)).id).toMatch(/^pi_/);
});

it('chloe is verified by phone and by two images that are drawn and open', async () => {
  const { user } = await signIn('chloe@example.com');
  expect([user.verificationStatus, user.verified, user.mobile_verified]).toEqual(['completed', true, true]);
  for (const url of [user.image.id?.id_url, user.image.profile?.profile_url]) {
    const { statusCode, headers } = await backend.app.inject({ method: 'GET', url: url ?? '' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
  }
});

it('chloe was told something of every category in every group, and has not read all of it', async () => {
  const { docs, unread } = await notificationsOf('chloe@example.com');
  const groups = groupNotifications(docs, backend.time.now, 'UTC');
  expect(groups.map(({ title }) => title)).toEqual(['Today', 'Last 7 Days', 'Last 30 Days', 'Earlier']);
  const categories = new Set(notificationSchema.properties.category.enum);
  for (const { notifications } of groups)
    expect(new Set(notifications.map(({ category }) => category))).toEqual(categories);
  expect([unread, docs.filter(({ read }) => !read).length]).toEqual([5, 5]);
});

async function stepsOf(email: string) {
  const { user, intakes, read } = await signIn(email);
  const org = backend.tenant.id;
  return nextSteps({
    user,
    intakes,
    templates: await read<IntakeTemplate[]>(`/intake-template/${org}`),
    subscriptions: await read<Subscription[]>(`/users/${org}/user/${user._id}/subscriptions`),
    labs: (await read<LabPanel[]>('/v2/labs/patient/panels')).map(homeLabOf),
    card: await read<Card | null>(`/billing/${org}/patient/${user._id}/card`),
    now: backend.time.now,
  }).map(({ kind }) => kind);
}

it.each([
  ['ava', ['start', 'identity']],
  ['ben', ['visit', 'identity']],
  ['chloe', ['payment', 'results']],
  ['hana', ['visit', 'identity']],
  ['iris', []],
  ['jack', ['rejected']],
  ['kira', ['identity']],
  ['luis', ['card']],
  ['mona', ['photo']],
  ['nina', ['call']],
  ['olga', []],
  ['sven', ['results']],
  ['uma', []],
])('%s is asked what a patient in that state has to do: %s', async (name, kinds) => {
  expect(await stepsOf(`${name}@example.com`)).toEqual(kinds);
});

it.each([
  ['ava', false, true],
  ['ben', false, false],
  ['chloe', true, false],
])('%s has completed a visit: %s, and needs one to begin with: %s', async (name, complete, required) => {
  const { user } = await signIn(`${name}@example.com`);
  expect([user.complete_intake, user.requires_intake]).toEqual([complete, required]);
});

it.each([
  ['olga', 'ready_to_order', true, null],
  ['pete', 'pending', true, 'preparing'],
  ['quinn', 'prepared', true, 'shipped'],
  ['rosa', 'awaiting_results', true, 'delivered'],
  ['sven', 'results_ready', true, 'delivered'],
  ['tara', 'results_ready', false, 'delivered'],
  ['uma', 'results_ready', true, 'delivered'],
  ['chloe', 'results_ready', true, 'delivered'],
])('%s has a lab test that is %s, and is shown the pages of results: %s', async (name, state, labs2, sent) => {
  const { user, read } = await signIn(`${name}@example.com`);
  const panels = await read<LabPanel[]>('/v2/labs/patient/panels');
  expect(panels.map(({ status }) => status)).toEqual([state]);
  expect(user.feature_flags).toEqual({ labs2 });
  const [shipment] = await backend.portal.database.db
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, panels[0]?.purchase ?? ''));
  expect(shipment?.status ?? null).toBe(sent);
});

it('rowan has a lab test with three reports at the second brand, explained by a provider there', async () => {
  const { user, read } = await signIn('rowan@example.com', backend.evergreen);
  const [panel, ...others] = await read<LabPanel[]>('/v2/labs/patient/panels');
  expect(others).toEqual([]);
  expect(panel).toMatchObject({ name: 'Longevity Panel', status: 'results_ready', critical: false });
  const of = `/v2/labs/patient/panels/${panel?._id}`;
  const { reports, biological_age: age } = await read<LabOverview>(`${of}/overview`);
  expect([reports.length, age.status]).toEqual([3, 'available']);
  const { results } = await read<LabMarkerHistory>(`${of}/markers/ldl-c`);
  expect(results.map(({ value }) => value)).toEqual([131, 142, 151]);
  const { explanation } = await read<LabAnalysis>(`${of}/report/analysis`);
  const physicians = (backend.evergreen.scheduling?.physicians ?? []).map(({ last_name: name }) => name);
  expect(physicians.some((name) => explanation?.author?.includes(name))).toBe(true);
  const [row] = await backend.portal.database.db.select().from(users).where(eq(users.id, user._id));
  expect([row?.organization, row?.demo]).toEqual([backend.evergreen.id, true]);
});

async function widgetsOf(name: string) {
  const { user, intakes, read } = await signIn(`${name}@example.com`);
  const org = backend.tenant.id;
  return shownWidgets({
    intakes,
    templates: await read<IntakeTemplate[]>(`/intake-template/${org}`),
    subscriptions: await read<Subscription[]>(`/users/${org}/user/${user._id}/subscriptions`),
    labs: (await read<LabPanel[]>('/v2/labs/patient/panels')).map(homeLabOf),
    now: backend.time.now,
  });
}

it('the home of olga shows the test that is included, and that of pete does not', async () => {
  expect(await widgetsOf('olga')).toContain('included labs');
  expect(await widgetsOf('pete')).not.toContain('included labs');
});

it.each([
  ['quinn', (days: number) => days > 0],
  ['rosa', (days: number) => days < 0],
])('the blood of %s is drawn by an appointment', async (name, isThen) => {
  const { read } = await signIn(`${name}@example.com`);
  const [panel] = await read<LabPanel[]>('/v2/labs/patient/panels');
  const draw = await read<Appointment | null>(`/v2/labs/patient/panels/${panel?._id}/appointment`);
  const start = new Date(draw?.event.start_time ?? '');
  expect(isThen(start.getTime() - backend.time.now.getTime())).toBe(true);
  expect(draw).toMatchObject({ panel: panel?._id, event_type: { kind: 'lab-draw' } });
});

it('gus has neither card nor address, and hana has an address without a phone', async () => {
  const gus = await signIn('gus@example.com');
  expect([gus.user.has_card_source, gus.user.shipping_info]).toEqual([false, null]);
  const hana = await signIn('hana@example.com');
  expect(hana.user.shipping_info?.street_address).toBeTruthy();
  expect(hana.user.shipping_info?.phone_number).toBeUndefined();
});

it('no demo patient has a card of the sandbox where Stripe takes the cards', async () => {
  const stripe = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1', apiUrl: undefined };
  const live = await backendFixture({ settings: { stripe } });
  expect(await live.portal.database.db.$count(users, isNotNull(users.stripeId))).toBe(0);
  await live.close();
});
