import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#schemas/flow/answer.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import { intakeEvents } from '#services/backend/kernel/database/tables/intakes.ts';
import { storeTemplates } from '#services/backend/modules/templates/store.ts';
import { fullProfile } from '#tests/support/backend/backendFixture.ts';
import { pairedBackends } from '#tests/support/database/pairedBackends.ts';
import { backendTemplate } from '#tests/support/backend/backendTemplate.ts';
import { changedTemplate } from '#tests/support/backend/changedTemplate.ts';
import { times } from '#tests/support/full.ts';

const [backend, beside] = await pairedBackends({ templates: [backendTemplate] });

const ROUNDS = times(6, 20);
const RIVALS = 8;
const rivals = Array.from({ length: RIVALS }, (_, index) => index);

/** A visit with two answers whose template changes at once. */
async function changedDraft(round: string) {
  const flow = `race-${round}`;
  const store = (template: typeof backendTemplate | typeof changedTemplate) =>
    storeTemplates(backend.portal.database, backend.tenant.id, [{ ...template, flow }], backend.time.now);
  await store(backendTemplate);
  const patient = await backend.patient(fullProfile);
  const begun = await patient.begins(flow);
  const idOf = (step: string) => begun.intake_responses?.find((one) => one.step === step)?._id ?? '';
  const portalOf = (rival: number) => (rival % 2 === 0 ? backend : beside);
  const save = (step: string, value: Answer, rival = 0) =>
    portalOf(rival).call<Problem>({
      method: 'PUT',
      url: `/v2/intakes/${begun._id}/responses/${idOf(step)}`,
      payload: { value, revision: 0 },
      headers: { authorization: `Bearer ${patient.token}` },
    });
  const open = (rival: number) =>
    portalOf(rival).call<Intake>({
      method: 'GET',
      url: `/intakes/${patient.org}/patient/${patient.id}/intake/${begun._id}`,
      headers: { authorization: `Bearer ${patient.token}` },
    });
  await save('history', { value: ['heart'] });
  await store(changedTemplate);
  const carryOvers = () =>
    backend.portal.database.db
      .select()
      .from(intakeEvents)
      .where(and(eq(intakeEvents.intakeId, begun._id), eq(intakeEvents.kind, 'carried_over')));
  return { patient, begun, save, open, carryOvers };
}

const valueOf = ({ intake_responses: responses = [] }: Intake, step: string) =>
  responses.find((one) => one.step === step)?.value;

describe('a visit whose template has changed', () => {
  it('is carried over once, whoever opens it, and all see the same', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { open, carryOvers } = await changedDraft(`open-${round}`);
      const opened = await Promise.all(rivals.map(open));
      expect(opened.map(({ status }) => status)).toEqual(rivals.map(() => 200));
      expect(new Set(opened.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(opened[0]?.body.intake_template.version).toBe(3);
      expect(await carryOvers()).toHaveLength(1);
    }
  });

  it('keeps every answer that was acknowledged while it was opened', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { open, save, carryOvers } = await changedDraft(`save-${round}`);
      const [renamed, mapped, dropped] = await Promise.all([
        save('notes', { value: 'a note' }, 1),
        save('mood', { value: 'well' }, 0),
        save('cycle', { value: true }, 1),
        open(0),
        open(1),
      ]);
      const { body } = await open(0);
      expect(await carryOvers()).toHaveLength(1);
      expect([renamed.status, valueOf(body, 'remarks')]).toEqual([200, { value: 'a note' }]);
      expect([
        [200, { value: 'fine' }],
        [409, null],
      ]).toContainEqual([mapped.status, valueOf(body, 'mood')]);
      const told = body.carried_over?.questions.map(({ reason }) => reason);
      expect([
        [200, ['notAsked']],
        [409, []],
      ]).toContainEqual([dropped.status, told]);
      for (const { status, body: problem } of [mapped, dropped])
        expect([
          [200, undefined],
          [409, 'QuestionRetired'],
        ]).toContainEqual([status, problem.code]);
      expect(valueOf(body, 'history')).toEqual({ value: ['heart'] });
    }
  });
});
