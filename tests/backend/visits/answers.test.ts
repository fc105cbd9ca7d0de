import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { Intake, SavedResponse } from '#schemas/wire/intake.ts';
import { intakeEvents } from '#services/backend/kernel/database/tables/intakes.ts';
import {
  backendFixture,
  fullMedicalProfile,
  fullProfile,
  type BackendFixture,
  type TestPatient,
} from '#tests/support/backend/backendFixture.ts';
import { backendTemplate } from '#tests/support/backend/backendTemplate.ts';
import { eq } from 'drizzle-orm';

const backend = await backendFixture({ templates: [backendTemplate] });
afterAll(() => backend.close());

const responseOf = (intake: Intake, step: string) => {
  const response = intake.intake_responses?.find((one) => one.step === step);
  if (!response) throw new Error(`no question ${step}`);
  return response;
};

async function visit(profile: Parameters<BackendFixture['patient']>[0] = fullProfile) {
  const patient = await backend.patient(profile);
  const intake = await patient.begins('sample');
  const save = <Body = SavedResponse>(
    step: string,
    value: object,
    revision = 0,
    headers: { readonly [name: string]: string } = {},
    by: TestPatient = patient,
  ) =>
    by.send<Body>(
      'PUT',
      `/v2/intakes/${intake._id}/responses/${responseOf(intake, step)._id}`,
      { value, revision },
      headers,
    );
  return { patient, intake, save };
}

describe('saving an answer', () => {
  it('acknowledges with the next revision and the counters', async () => {
    const { intake, save } = await visit();
    expect(intake.status.questions.total).toBe(4);
    const { status, body } = await save('mood', { value: 'well' });
    expect(status).toBe(200);
    expect(body.response).toMatchObject({ step: 'mood', value: { value: 'well' }, revision: 1 });
    expect(body.status.complete.total).toBe(1);
    expect(body.status.incomplete.verification).toEqual([responseOf(intake, 'history')._id]);
    expect(body.status.incomplete.intake_responses).toEqual([
      responseOf(intake, 'cycle')._id,
      responseOf(intake, 'notes')._id,
    ]);
  });

  it('is read back with the same counters', async () => {
    const { patient, intake, save } = await visit();
    const { body } = await save('mood', { value: 'unwell', 'details.unwell': 'tired' });
    const read = await patient.read(intake._id);
    expect(read.status).toEqual(body.status);
    expect(read.status.questions.total).toBe(5);
    expect(responseOf(read, 'mood')).toEqual(body.response);
  });

  it('leaves one event a change', async () => {
    const { intake, save } = await visit();
    await save('mood', { value: 'well' });
    await save('mood', { value: 'unwell', 'details.unwell': 'tired' }, 1);
    const events = await backend.portal.database.db
      .select()
      .from(intakeEvents)
      .where(eq(intakeEvents.intakeId, intake._id))
      .orderBy(intakeEvents.id);
    expect(events.map(({ kind, revision }) => [kind, revision])).toEqual([
      ['created', null],
      ['answered', 1],
      ['answered', 2],
    ]);
  });

  it.each([
    ['an option that is not offered', 'mood', { value: 'splendid' }, 'value', 'option'],
    ['details that are missing', 'mood', { value: 'unwell' }, 'details.unwell', 'required'],
    ['details that do not apply', 'mood', { value: 'well', 'details.unwell': 'x' }, 'details.unwell', 'notApplicable'],
    ['a field that the question has not', 'mood', { value: 'well', extra: 1 }, 'extra', 'unknown'],
    ['none together with another', 'history', { value: ['none', 'heart'] }, 'value', 'exclusive'],
    ['the wrong type', 'cycle', { value: 'yes' }, 'value', 'type'],
    ['nothing', 'cycle', {}, 'value', 'required'],
  ])('refuses %s', async (_, step, value, field, code) => {
    const { patient, intake, save } = await visit();
    const { status, body } = await save<Problem>(step, value);
    expect([status, body.code]).toEqual([422, 'InvalidAnswer']);
    expect(body.fields).toMatchObject([{ field, code }]);
    expect(responseOf(await patient.read(intake._id), step)).toMatchObject({ value: null, revision: 0 });
  });

  it('refuses a question that does not apply to this patient', async () => {
    const { save } = await visit({ ...fullProfile, sex: 'male' });
    const { status, body } = await save<Problem>('cycle', { value: true });
    expect([status, body.code]).toEqual([422, 'StepNotRelevant']);
  });

  it('asks again what an earlier answer made relevant', async () => {
    const { intake, save } = await visit();
    expect((await save<Problem>('since', { value: 'May' })).body.code).toBe('StepNotRelevant');
    await save('mood', { value: 'unwell', 'details.unwell': 'tired' });
    const { body } = await save('since', { value: 'May' });
    expect(body.status.complete.total).toBe(2);
    const changed = await save('mood', { value: 'well' }, 1);
    expect(changed.body.status.complete.total).toBe(1);
    expect(changed.body.status.questions.total).toBe(intake.status.questions.total);
  });

  it('sees a profile that changed after the last answer', async () => {
    const { patient, save } = await visit();
    await save('mood', { value: 'well' });
    await patient.send('PUT', `/users/${patient.org}/${patient.id}`, { sex: 'male' });
    expect((await save<Problem>('cycle', { value: true })).body.code).toBe('StepNotRelevant');
  });

  it('answers a stale revision with the stored answer', async () => {
    const { save } = await visit();
    await save('mood', { value: 'well' });
    const { status, body } = await save<Problem>('mood', { value: 'unwell', 'details.unwell': 'x' });
    expect([status, body.code]).toEqual([409, 'RevisionConflict']);
    expect(body.current).toMatchObject({ step: 'mood', value: { value: 'well' }, revision: 1 });
  });

  it('takes the same answer on a stale revision as saved already', async () => {
    const { save } = await visit();
    await save('mood', { value: 'well' });
    const { status, body } = await save('mood', { value: 'well' });
    expect([status, body.response.revision]).toEqual([200, 1]);
  });

  it('replays a success under its key, and nothing else', async () => {
    const { patient, intake, save } = await visit();
    const key = { 'idempotency-key': 'attempt-0001' };
    const first = await save('mood', { value: 'well' }, 0, key);
    await save('mood', { value: 'unwell', 'details.unwell': 'x' }, 1);
    const again = await save('mood', { value: 'well' }, 0, key);
    expect(again.body).toEqual(first.body);
    expect(responseOf(await patient.read(intake._id), 'mood').revision).toBe(2);
    const other = await save<Problem>('mood', { value: 'well' }, 2, key);
    expect([other.status, other.body.code]).toEqual([422, 'IdempotencyConflict']);
  });

  it('does not record a refusal under a key', async () => {
    const { save } = await visit();
    const key = { 'idempotency-key': 'attempt-0002' };
    expect((await save<Problem>('mood', { value: 'splendid' }, 0, key)).status).toBe(422);
    expect((await save('mood', { value: 'well' }, 0, key)).status).toBe(200);
  });

  it('takes an optional question as answered once it was left empty', async () => {
    const { save } = await visit();
    const { status, body } = await save('notes', {});
    expect([status, body.response.value, body.status.complete.total]).toEqual([200, {}, 1]);
  });

  it('refuses a malformed key', async () => {
    const { save } = await visit();
    expect((await save<Problem>('mood', { value: 'well' }, 0, { 'idempotency-key': 'a b' })).status).toBe(400);
  });

  it('finds nothing for another patient, nor in another visit', async () => {
    const { intake, save } = await visit();
    const other = await visit();
    expect((await save<Problem>('mood', { value: 'well' }, 0, {}, other.patient)).status).toBe(404);
    const mixed = await other.patient.send(
      'PUT',
      `/v2/intakes/${other.intake._id}/responses/${responseOf(intake, 'mood')._id}`,
      {
        value: { value: 'well' },
        revision: 0,
      },
    );
    expect(mixed.status).toBe(404);
  });
});

/** A visit with all its answers, of a patient who was not asked some of the medical history. */
async function answered(sex: 'female' | 'male' | 'other', left: readonly (keyof typeof fullMedicalProfile)[]) {
  const medicalProfile = { ...fullMedicalProfile, ...Object.fromEntries(left.map((name) => [name, undefined])) };
  const { patient, intake, save } = await visit({ ...fullProfile, sex, medicalProfile });
  await save('mood', { value: 'well' });
  await save('history', { value: ['none'] });
  if (sex !== 'male') await save('cycle', { value: false });
  await save('notes', { value: 'Thank you' });
  return { patient, complete: () => patient.send('POST', `/v2/intakes/${intake._id}/complete`, {}) };
}

describe('a visit', () => {
  it('is created once while it is open', async () => {
    const { patient, intake } = await visit();
    const request = { templateId: intake.intake_template._id, userId: patient.id };
    const again = await patient.send<Intake>('POST', '/v2/intakes', request);
    expect([again.status, again.body._id]).toEqual([200, intake._id]);
    await patient.send('PUT', `/v2/intakes/${intake._id}/patient-close`);
    const fresh = await patient.send<Intake>('POST', '/v2/intakes', request);
    expect(fresh.status).toBe(201);
    expect(fresh.body._id).not.toBe(intake._id);
  });

  it('has one row for each step that asks something', async () => {
    const { intake } = await visit();
    expect(intake.intake_responses?.map(({ step }) => step)).toEqual(['mood', 'since', 'history', 'cycle', 'notes']);
  });

  it('is closed by its patient and takes no more answers', async () => {
    const { patient, intake, save } = await visit();
    const closed = await patient.send<Intake>('PUT', `/v2/intakes/${intake._id}/patient-close`);
    expect(closed.body.closed).toBe(backend.time.now.toISOString());
    const { status, body } = await save<Problem>('mood', { value: 'well' });
    expect([status, body.code]).toEqual([409, 'WrongIntakeState']);
    const list = await patient.send<Intake[]>('GET', `/intakes/${patient.org}/patient/${patient.id}/incomplete`);
    expect(list.body).toEqual([]);
  });

  it('completes once, with a mail that holds no answer', async () => {
    const { patient, intake, save } = await visit();
    await save('mood', { value: 'unwell', 'details.unwell': 'canary-health' });
    await save('since', { value: 'canary-since' });
    await save('history', { value: ['none'] });
    await save('cycle', { value: false });
    await save('notes', {});
    const complete = (key: string) =>
      patient.send<Intake>('POST', `/v2/intakes/${intake._id}/complete`, {}, { 'idempotency-key': key });
    const first = await complete('completion-1');
    expect(first.status).toBe(200);
    expect(first.body.patient_complete).toBe(backend.time.now.toISOString());
    expect((await complete('completion-1')).body).toEqual(first.body);
    const second = await patient.send(
      'POST',
      `/v2/intakes/${intake._id}/complete`,
      {},
      { 'idempotency-key': 'completion-2' },
    );
    expect([second.status, second.body.code, second.body.message]).toEqual([
      409,
      'WrongIntakeState',
      'This intake has already been paid.',
    ]);
    const late = await save<Problem>('mood', { value: 'well' }, 1);
    expect(late.body.message).toBe('This intake has already been paid.');
    const outbox = await backend.call<{ to: string; subject: string }[]>({ method: 'GET', url: '/sandbox/outbox' });
    const mails = outbox.body.filter(({ to }) => to === patient.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your visit was submitted']);
    expect(JSON.stringify(outbox.body)).not.toContain('canary');
    const closing = await patient.send('PUT', `/v2/intakes/${intake._id}/patient-close`);
    expect(closing.body.code).toBe('WrongIntakeState');
  });

  it('does not complete with open questions or an open profile', async () => {
    const { patient, intake, save } = await visit({ sex: 'male' });
    await save('mood', { value: 'well' });
    const { status, body } = await patient.send('POST', `/v2/intakes/${intake._id}/complete`, {});
    expect([status, body.code]).toEqual([409, 'IntakeIncomplete']);
    expect(body.fields.map(({ field }) => field)).toEqual([
      'birthday',
      'height',
      'weight',
      ...['has_allergies', 'has_current_medications', 'has_medical_conditions'].map(
        (name) => `medical_profile.${name}`,
      ),
      'history',
      'notes',
    ]);
  });

  it.each([
    ['female', 'pregnant', ['pregnant', 'planning_pregnancy', 'breastfeeding']],
    ['other', 'pregnant', ['pregnant', 'planning_pregnancy', 'breastfeeding']],
    ['female', 'pregnant', ['pregnant']],
    ['female', 'pregnant', ['breastfeeding']],
    ['male', 'has_allergies', ['has_allergies']],
    ['female', 'has_current_medications', ['has_current_medications']],
    ['female', 'has_medical_conditions', ['has_medical_conditions']],
  ] as const)('of a patient of sex %s is refused while %s is not asked', async (sex, first, fields) => {
    const { patient, complete } = await answered(sex, fields);
    const { status, body } = await complete();
    expect([status, body.fields.map(({ field }) => field)]).toEqual([409, [`medical_profile.${first}`]]);
    const say = (value: boolean | null) =>
      patient.send('PUT', `/users/${patient.org}/${patient.id}`, {
        medical_profile: Object.fromEntries(fields.map((field) => [field, value])),
      });
    // Null answers nothing.
    await say(null);
    expect((await complete()).status).toBe(409);
    await say(false);
    expect((await complete()).status).toBe(200);
  });

  it('of a man is not refused for what only others are asked', async () => {
    const { complete } = await answered('male', ['pregnant', 'planning_pregnancy', 'breastfeeding']);
    expect((await complete()).status).toBe(200);
  });

  it('is approved by the simulator, which writes a mail', async () => {
    const { patient, intake, save } = await visit({ ...fullProfile, sex: 'male' });
    await save('mood', { value: 'well' });
    await save('history', { value: ['none'] });
    await save('notes', { value: 'Thank you' });
    await patient.send('POST', `/v2/intakes/${intake._id}/complete`, {});
    const approved = await patient.send<{ intakeId: string }>('POST', '/sandbox/simulate/approve-visit', {
      intakeId: intake._id,
    });
    expect(approved.body.intakeId).toBe(intake._id);
    expect((await patient.read(intake._id)).physician_review).toBe(backend.time.now.toISOString());
    expect((await patient.send('POST', '/sandbox/simulate/approve-visit', { intakeId: intake._id })).status).toBe(409);
  });
});
