import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteSubmitted } from '#services/backend/modules/sweep/noteSubmitted.ts';
import { answerVisit } from '#tests/support/backend/answerVisit.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { disorder, stopFixture, stopped, unstopped } from '#tests/support/backend/stopFixture.ts';

const backend = await backendFixture();
afterAll(() => backend.close());
const { orders, books, stopsOf, simulate, begun, beginsAgain, store, kindsOf, ...fixture } = stopFixture(backend);
const { says, answers, chooses, tasksOf, told, stoppedOf, treated } = fixture;
beforeAll(() => store(stopped));

const refusal = (stop: string, message: string) => ({
  status: 409,
  body: { code: 'VisitStopped', message, fields: [{ field: stop, code: 'stopped', message }] },
});
const pregnant = (is: boolean) => ({ 'patient.medical_profile.pregnant': is });

describe('a stop', () => {
  it('keeps the answer that raises it, and has nothing chosen, bought or sent', async () => {
    const { patient, id, complete } = await begun();
    const saved = await answers(patient, id, 'immune-history', disorder);
    expect([saved.status, saved.body.response.value]).toEqual([200, disorder]);
    expect(await stopsOf(patient)).toMatchObject([
      { stop: 'immune', kind: 'provider-first', intakeId: id, answers: { 'immune-history': ['immune-disorder'] } },
    ]);
    const refused = refusal('immune', 'A provider first.');
    expect(await chooses(patient, id)).toMatchObject(refused);
    expect(await complete()).toMatchObject(refused);
    expect(await orders(patient, { intake: id })).toMatchObject(refused);
    expect(await books(patient.id)).toMatchObject({ payments: [], provider: [] });
    expect((await patient.read(id)).patient_complete).toBeNull();
    // What was chosen before can be taken out, and another answer lifts what a person need not decide about.
    await answers(patient, id, 'immune-history', { value: ['none'] });
    expect((await complete()).status).toBe(200);
  });

  it('holds in a visit that was begun before its template had any, and is noted once', async () => {
    await store(unstopped);
    const { patient, id, complete } = await begun();
    await store(stopped);
    await answers(patient, id, 'immune-history', disorder);
    await answers(patient, id, 'goals', { value: ['energy'] });
    expect(await complete()).toMatchObject(refusal('immune', 'A provider first.'));
    expect(await kindsOf(patient)).toEqual(['immune provider-first']);
  });

  it('follows from medicines in free text, slips included, and not from those of a patient who takes none', async () => {
    const { patient, complete } = await begun();
    const said = await says(patient, {
      has_current_medications: true,
      current_medications: 'tacrolimuss 1mg, fish oil',
    });
    expect(said.body.medicine_classes).toContain('calcineurin-inhibitor');
    expect(await complete()).toMatchObject(refusal('tacrolimus', 'Not with tacrolimus.'));
    expect(await kindsOf(patient)).toEqual(['tacrolimus never']);
    const later = await begun();
    await answers(later.patient, later.id, 'anything-else', { value: 'I forgot to say that I take Prograff.' });
    expect(await later.complete()).toMatchObject(refusal('tacrolimus', 'Not with tacrolimus.'));
    const other = await begun();
    await says(other.patient, { has_current_medications: false });
    expect((await other.complete()).status).toBe(200);
  });
});

describe('the list of visits', () => {
  it('says which are stopped: open ones, treatments on hold, and what was ruled out before', async () => {
    const { patient, id } = await begun();
    expect(await stoppedOf(patient)).toEqual([false]);
    await answers(patient, id, 'immune-history', disorder);
    expect(await stoppedOf(patient)).toEqual([true]);
    await answers(patient, id, 'immune-history', { value: ['none'] });
    expect(await stoppedOf(patient)).toEqual([false]);
    await says(patient, { pregnant: true });
    await patient.send('PUT', `/v2/intakes/${id}/patient-close`);
    expect(await stoppedOf(patient)).toEqual([true]);

    const taken = await treated();
    expect(await stoppedOf(taken.patient)).toEqual([false]);
    await says(taken.patient, { pregnant: true });
    await says(taken.patient, { pregnant: false });
    expect(await stoppedOf(taken.patient)).toEqual([true]);
    await simulate(taken.patient, 'clear-stop', taken.id);
    expect(await stoppedOf(taken.patient)).toEqual([false]);
  });

  it('invites to continue an open visit that was cleared', async () => {
    const { patient, id } = await begun();
    await answers(patient, id, 'immune-history', disorder);
    await simulate(patient, 'clear-stop', id);
    expect(await told(patient)).toContain('visit-cleared Your care team decided. Continue your visit.');
  });
});

describe('an answer that ruled a treatment out', () => {
  it('leads to a provider once it is changed, here and in a new visit, until a person clears it', async () => {
    const { patient, id, complete } = await begun();
    await says(patient, { pregnant: true });
    expect(await complete()).toMatchObject(refusal('pregnant', 'Not in a pregnancy.'));
    // While it rules the treatment out, nobody can clear it, and nobody has to.
    expect(await tasksOf(patient)).toEqual([]);
    expect((await simulate(patient, 'clear-stop', id)).status).toBe(409);
    await says(patient, { pregnant: false });
    expect(await complete()).toMatchObject(refusal('pregnant', 'Not in a pregnancy.'));
    expect(await tasksOf(patient)).toMatchObject([
      { stop: 'pregnant', kind: 'provider-first', about: 'visit', answers: pregnant(false), before: [pregnant(true)] },
    ]);
    await patient.send('PUT', `/v2/intakes/${id}/patient-close`);
    const again = await beginsAgain(patient);
    expect(again.id).not.toBe(id);
    expect(await patient.read(again.id)).toMatchObject({ stops_raised: ['pregnant'], stops_cleared: [] });
    expect(await chooses(patient, again.id)).toMatchObject(refusal('pregnant', 'Not in a pregnancy.'));
    expect(await simulate(patient, 'clear-stop', again.id)).toMatchObject({
      status: 200,
      body: { intakeId: again.id },
    });
    expect(await patient.read(again.id)).toMatchObject({ stops_raised: [], stops_cleared: ['pregnant'] });
    expect(await tasksOf(patient)).toEqual([]);
    expect((await chooses(patient, again.id)).status).toBe(200);
    // What is cleared can be raised once more.
    await says(patient, { pregnant: true });
    expect(await again.complete()).toMatchObject(refusal('pregnant', 'Not in a pregnancy.'));
    expect(await kindsOf(patient)).toEqual([
      'pregnant never',
      'pregnant never',
      'pregnant provider-first',
      'pregnant provider-first',
    ]);
  });
});

describe('a visit that was sent', () => {
  it('is not approved once a stop holds in it, because of the account or of a newer template', async () => {
    const first = await begun();
    expect((await first.complete()).status).toBe(200);
    await says(first.patient, { pregnant: true });
    expect(await tasksOf(first.patient)).toMatchObject([{ stop: 'pregnant', kind: 'never', about: 'review' }]);
    expect((await simulate(first.patient, 'approve-visit', first.id)).status).toBe(409);
    expect((await first.patient.read(first.id)).physician_review).toBeNull();
    await says(first.patient, { pregnant: false });
    expect((await simulate(first.patient, 'approve-visit', first.id)).status).toBe(409);
    await simulate(first.patient, 'clear-stop', first.id);
    expect((await simulate(first.patient, 'approve-visit', first.id)).status).toBe(200);

    await store(unstopped);
    const second = await begun();
    await answers(second.patient, second.id, 'immune-history', disorder);
    await answerVisit(second.patient, 'rapamycin');
    expect((await second.complete()).status).toBe(200);
    backend.time.now = new Date(backend.time.now.getTime() + 1000);
    await store(stopped);
    await noteSubmitted(backend.portal);
    expect(await tasksOf(second.patient)).toMatchObject([{ stop: 'immune', about: 'review' }]);
    expect((await simulate(second.patient, 'approve-visit', second.id)).status).toBe(409);
    await simulate(second.patient, 'clear-stop', second.id);
    expect((await simulate(second.patient, 'approve-visit', second.id)).status).toBe(200);
  });
});
