import { openSteps } from '#engine/walk.ts';
import { UNANSWERED } from '#engine/checkAnswer.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import { sqlStateOf } from '../database/sqlStateOf.ts';
import { UNIQUE_VIOLATION } from '../database/UNIQUE_VIOLATION.ts';
import type { Attempt } from '../http/attemptOf.ts';
import { problems } from '../http/problems.ts';
import type { Mail } from '../mail/Mail.ts';
import type { KnownTenant } from '../organizations/Tenants.ts';
import type { Portal } from '../Portal.ts';
import { refuseUnlessOpen } from './refuseUnlessOpen.ts';
import { replayOf } from './replayOf.ts';
import { findIntakeForWrite, writeCompletion } from './store.ts';
import { SECTION, Visit } from './Visit.ts';

/** What a profile must hold before a provider can review a visit. */
const PROFILE = ['first_name', 'last_name', 'email', 'birthday', 'height', 'weight', 'sex'] as const;

const required = (field: string) => ({ field, code: 'required', message: UNANSWERED });

function refuseUnlessComplete({ answers, row }: Visit): void {
  const missing = PROFILE.filter((name) => row.patient[name] === null || row.patient[name] === undefined);
  const open = openSteps(answers, SECTION).map(({ step }) => step.id);
  if (missing.length + open.length > 0) throw problems.intakeIncomplete([...missing, ...open].map(required));
}

const submitted = (recipient: string, { settings }: KnownTenant): Mail => ({
  recipient,
  subject: 'Your visit was submitted',
  text:
    `Thank you. Your visit is with your ${settings.name} care team, who typically answer within 12 to 48 hours. ` +
    `Log in to your portal to see where it stands. Questions? Write to ${settings.support_email}.`,
});

/**
 * Completes a visit once. A visit that ends in a protocol completes with its checkout and not here.
 *
 * @throws ProblemError NotFound, WrongIntakeState, IntakeIncomplete with the open questions, IdempotencyConflict
 */
export async function completeIntake(
  { database, definitions, postman, clock }: Portal,
  tenant: KnownTenant,
  intakeId: string,
  userId: string,
  { key, digest }: Attempt,
): Promise<Intake> {
  const now = clock();
  for (;;) {
    const row = await findIntakeForWrite(database, intakeId, userId, key);
    if (!row) throw problems.notFound('the patient has no such visit');
    if (row.recorded) {
      const recorded: Intake = JSON.parse(replayOf(row.recorded, digest));
      return recorded;
    }
    refuseUnlessOpen(row);
    const visit = new Visit(row, await definitions.get(row.version_id), now);
    if (visit.version.definition.template?.end !== 'follow-up') throw problems.continuesWithProtocol();
    refuseUnlessComplete(visit);
    const intake = new Visit({ ...row, patient_complete: now }, visit.version, now).intake();
    const write = { intake: row, key, digest, body: JSON.stringify(intake), now };
    try {
      if (!(await writeCompletion(database, write, submitted(row.patient.email, tenant)))) continue;
      postman.wake();
      return intake;
    } catch (error) {
      // The same attempt was recorded by a request beside this one.
      if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
    }
  }
}
