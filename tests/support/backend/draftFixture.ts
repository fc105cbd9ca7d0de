import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Answer } from '#schemas/flow/answer.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Intake, SavedResponse } from '#schemas/wire/intake.ts';
import { intakeEvents, intakeResponses } from '#services/backend/kernel/database/tables/intakes.ts';
import { storeTemplates } from '#services/backend/modules/templates/store.ts';
import { fullProfile, type BackendFixture } from './backendFixture.ts';

/** Visits half way, on a backend. */
export function draftFixture(backend: BackendFixture) {
  let flows = 0;

  /** A visit of a template of its own, which can be changed under it. */
  return async function draftOf(template: StepSet, answers: { readonly [step: string]: Answer } = {}) {
    const flow = `draft-${(flows += 1)}`;
    const store = (changed: StepSet) =>
      storeTemplates(backend.portal.database, backend.tenant.id, [{ ...changed, flow }], backend.time.now);
    await store(template);
    const patient = await backend.patient(fullProfile);
    const begun = await patient.begins(flow);
    const idOf = (step: string, { intake_responses: responses = [] }: Intake = begun) =>
      responses.find((one) => one.step === step)?._id ?? '';
    const save = <Body = SavedResponse>(id: string, value: Answer, revision = 0, key?: string) =>
      patient.send<Body>(
        'PUT',
        `/v2/intakes/${begun._id}/responses/${id}`,
        { value, revision },
        key === undefined ? {} : { 'idempotency-key': key },
      );
    for (const [step, value] of Object.entries(answers)) expect((await save(idOf(step), value)).status).toBe(200);
    return {
      patient,
      begun,
      store,
      idOf,
      save,
      read: () => patient.read(begun._id),
      rows: () =>
        backend.portal.database.db.select().from(intakeResponses).where(eq(intakeResponses.intakeId, begun._id)),
      events: async () => {
        const all = await backend.portal.database.db
          .select()
          .from(intakeEvents)
          .where(eq(intakeEvents.intakeId, begun._id));
        return all.filter(({ kind }) => kind === 'carried_over');
      },
    };
  };
}

/** What is answered, by step, in the order of the questions. */
export const valuesOf = ({ intake_responses: responses = [] }: Intake) =>
  responses.map(({ step, value }) => [step, value] as const);
