import { eq, sql } from 'drizzle-orm';
import type { Answer } from '#schemas/flow/answer.ts';
import { createId } from '../kernel/ids/createId.ts';
import { intakeResponses, intakes } from '../kernel/database/tables/intakes.ts';
import { users } from '../kernel/database/tables/users.ts';
import { createIntake, findIntake } from '../modules/intakes/stored/store.ts';
import { SECTION, Visit } from '../modules/visits/Visit.ts';
import { passwords } from '../modules/sessions/passwords.ts';
import { findTemplateVersion, templateIdOf } from '../modules/templates/store.ts';
import { buyProducts } from './buyProducts.ts';
import { demoPatients, type DemoPatient, type DemoVisit } from './patients/demoPatients.ts';
import { exampleAnswer } from './exampleAnswer.ts';
import { giveAppointments } from './giveAppointments.ts';
import { giveCard } from './giveCard.ts';
import { giveImages } from './giveImages.ts';
import { giveCareTeam } from './giveCareTeam.ts';
import { giveLabs } from './giveLabs.ts';
import { giveMessages } from './giveMessages.ts';
import { giveNotifications } from './giveNotifications.ts';
import { giveOrder } from './giveOrder.ts';
import { giveOrders } from './giveOrders.ts';
import { giveSubscriptions } from './giveSubscriptions.ts';
import type { Seeded } from './Seeded.ts';
import { policySections } from '#schemas/wire/policy.ts';
import { agreements } from '../kernel/database/tables/agreements.ts';
import { policyDigestOf } from '../modules/organizations/policyDigestOf.ts';
import type { Tenant } from '../modules/organizations/Tenant.ts';

/** A demo patient has agreed to the texts of the day of seeding, as patients do who sign up. */
async function giveAgreements({ database: { db }, clock }: Seeded, tenant: Tenant, userId: string): Promise<void> {
  const agreedAt = clock();
  await db
    .insert(agreements)
    .values(policySections.map((policy) => ({ userId, policy, digest: policyDigestOf(tenant, policy), agreedAt })));
}

/** The password of every demo patient. */
const PASSWORD = 'Portal123';

const HOUR = 60 * 60 * 1000;

async function addPatient(
  portal: Seeded,
  organization: string,
  patient: DemoPatient,
  passwordHash: string,
): Promise<string> {
  const { database, clock } = portal;
  const id = createId(clock());
  await database.db.insert(users).values({
    ...patient.profile,
    id,
    organization,
    email: patient.email,
    emailVerifiedAt: clock(),
    passwordHash,
    demo: true,
    createdAt: clock(),
  });
  if (patient.card) await giveCard(portal, id, patient);
  if (patient.images) await giveImages(portal, organization, id);
  return id;
}

/** Answers the questions that apply, in order, until so many are answered. */
async function answerQuestions({ database, definitions, clock }: Seeded, id: string, userId: string, count: number) {
  const row = await findIntake(database, id, userId);
  if (!row) return;
  const visit = new Visit(row, await definitions.get(row.version_id), clock());
  let answered = 0;
  for (const response of row.responses) {
    const step = visit.version.compiled.steps[visit.version.compiled.positions.get(response.step) ?? -1];
    if (answered >= count || !step || !visit.answers.isRelevant(step.index)) continue;
    const value: Answer = exampleAnswer(step.fields);
    visit.answers.accept(step.index, value, 1);
    await database.db
      .update(intakeResponses)
      .set({ value, revision: 1, updatedAt: clock() })
      .where(eq(intakeResponses.id, response._id));
    answered += 1;
  }
}

/** @returns the visit's id; undefined where there is no such template */
async function addVisit(
  portal: Seeded,
  organization: string,
  userId: string,
  visit: DemoVisit,
): Promise<string | undefined> {
  const { database, definitions, clock } = portal;
  const templateId = templateIdOf(organization, visit.template);
  const version = await findTemplateVersion(database, organization, templateId);
  if (!version) return undefined;
  const { compiled } = await definitions.get(version.id);
  const begun = new Date(clock().getTime() - visit.hoursAgo * HOUR);
  const { id } = await createIntake(
    database,
    {
      organization,
      userId,
      templateId,
      versionId: version.id,
      type: version.template.header.type,
      pharmacyVerification: true,
      steps: compiled.steps.filter(({ section, asks }) => section === SECTION && asks).map(({ step }) => step.id),
    },
    begun,
  );
  await answerQuestions(portal, id, userId, visit.answers);
  const after = (hours: number) => new Date(begun.getTime() + hours * HOUR);
  await database.db
    .update(intakes)
    .set({
      patientComplete: visit.submitted ? after(1) : null,
      physicianReview: visit.approved ? after(20) : null,
      ...(visit.awaiting !== undefined && { awaitingReason: visit.awaiting, onHoldSince: after(18) }),
    })
    .where(eq(intakes.id, id));
  const row = await findIntake(database, id, userId);
  if (row) await buyProducts(portal, organization, row, visit, { sent: after(1), reviewed: after(20) });
  if (visit.approved) await giveOrder(portal, id);
  return id;
}

/** Fills a database without patients with the demo patients, who are marked as such. Every organization has a care team. */
export async function seedDemo(portal: Seeded): Promise<void> {
  const { database, tenants } = portal;
  for (const { id } of tenants.all) await giveCareTeam(portal, id);
  const [any] = await database.db
    .select({ one: sql<number>`1` })
    .from(users)
    .limit(1);
  if (any) return;
  // Once for all of them: it is made to take long, and everybody knows the password.
  const passwordHash = await passwords.hash(PASSWORD);
  for (const patient of demoPatients) {
    const tenant = tenants.all.find(({ slug }) => slug === patient.tenant);
    if (!tenant) continue;
    const userId = await addPatient(portal, tenant.id, patient, passwordHash);
    await giveAgreements(portal, tenant, userId);
    const visits = new Map<string, string>();
    for (const visit of patient.visits ?? []) {
      const id = await addVisit(portal, tenant.id, userId, visit);
      if (id !== undefined) visits.set(visit.template, id);
    }
    const [user] = await database.db.select().from(users).where(eq(users.id, userId));
    const subscriber = {
      organization: tenant.id,
      userId,
      customerId: user?.stripeId ?? null,
      state: user?.state ?? null,
      visits,
    };
    await giveSubscriptions(portal, subscriber, patient.subscriptions ?? []);
    await giveOrders(portal, subscriber, patient.orders ?? []);
    await giveAppointments(portal, tenant, userId, patient);
    await giveLabs(portal, tenant, subscriber, patient);
    await giveNotifications(portal, userId, patient);
    await giveMessages(portal, tenant.id, userId, patient);
  }
}
