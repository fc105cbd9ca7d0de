import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { stepLanguage } from '#flows/kinds/stepLanguage.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { placedSteps } from '#engine/authoring/read/conditionPlaces.ts';
import { runCommand } from '#engine/authoring/commands/runCommand.ts';
import { applies } from '#engine/definition/applies.ts';
import type { Field } from '#engine/definition/Field.ts';
import { fieldsOf } from '#flows/kinds/fieldsOf.ts';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import { exportDrafts } from '#services/backend/drafts/exportDrafts.ts';
import { listDrafts } from '#services/backend/modules/intakes/stored/store.ts';
import { templateFiles } from '#services/backend/modules/templates/templateFiles.ts';
import {
  backendFixture,
  fullMedicalProfile,
  fullProfile,
  type TestPatient,
} from '#tests/support/backend/backendFixture.ts';

const root = resolve(import.meta.dirname, '../../..');

const backend = await backendFixture();
const directory = await mkdtemp(join(tmpdir(), 'portal-drafts-'));
afterAll(async () => {
  await backend.close();
  await rm(directory, { recursive: true, force: true });
});

/** A value of a patient to whom the turns of a visit apply: yes, the last option, every option but none. */
function answerTo(field: Field): Value {
  switch (field.type) {
    case 'boolean':
      return true;
    case 'choice':
      return field.options.at(-1) ?? '';
    case 'choices':
      return field.options.filter((one) => one !== field.none);
    case 'text':
      return 'It began in May, said Dr. Quill.'.slice(0, field.maxLength);
    case 'number':
      return field.believed?.maximum ?? field.maximum ?? (field.minimum ?? 0) + 1;
    case 'confirmation':
      return 0;
    case 'birthday':
      return '02-29-1984';
  }
}

function answerOf(fields: readonly Field[]): Answer {
  const answer: { [field: string]: Value } = {};
  for (const field of fields) if (applies(field, answer)) answer[field.name] = answerTo(field);
  return answer;
}

/** The question at which the backend says that a visit goes on; undefined where none is open. */
function openIn({ status: { incomplete }, intake_responses: responses = [] }: Intake) {
  const [open] = [...incomplete.verification, ...incomplete.intake_responses];
  return responses.find(({ _id }) => _id === open);
}

/** Begins a visit and answers so many questions. @returns the question that is open then */
async function answered(patient: TestPatient, template: StepSet, count: number): Promise<string | undefined> {
  const steps = placedSteps(stepKinds, template).map(({ step }) => step);
  const { _id: id } = await patient.begins(template.flow);
  for (let given = 0; ; given += 1) {
    const response = openIn(await patient.read(id));
    const step = steps.find((one) => one.id === response?.step);
    if (!response || !step || given === count) return response?.step;
    const body = { value: answerOf(fieldsOf(step)), revision: response.revision };
    const { status } = await patient.send('PUT', `/v2/intakes/${id}/responses/${response._id}`, body);
    expect([template.flow, step.id, status]).toEqual([template.flow, step.id, 200]);
  }
}

it.each(templateFiles.map((template) => [template.flow, template] as const))(
  'drafts of %s, written out, keep every answer and open where the visit stands',
  async (flow, template) => {
    const open: (string | undefined)[] = [];
    // Whoever was seeded half-way is among them.
    const seeded = await listDrafts(backend.portal.database, flow);
    for (const sex of ['female', 'male'] as const)
      for (const count of [0, 1, 4, 8, Infinity]) {
        const medical_profile = { ...fullMedicalProfile, has_current_medications: sex === 'female' };
        const patient = await backend.patient({ ...fullProfile, sex, medicalProfile: medical_profile });
        open.push(await answered(patient, template, count));
      }
    const into = join(directory, flow);
    const written = await exportDrafts(backend.portal.database, flow, into, backend.time.now);
    expect(written).toEqual({ count: open.length + seeded.length, formless: [] });

    const file = `flows/intakes/${flow}.steps.json`;
    const { text, code } = await runCommand({ root, language: stepLanguage }, [
      'diff',
      file,
      file,
      '--drafts',
      into,
      '--json',
    ]);
    expect(code).toBe(0);
    const { drafts, unreadable } = JSON.parse(text).drafts;
    expect(unreadable).toEqual([]);
    const places: (string | undefined)[] = [];
    for (const { before, after, moves, lost } of drafts) {
      expect({ after, moves, lost }).toEqual({ after: before, moves: 'not', lost: [] });
      places.push(after);
    }
    for (const place of open) {
      expect(places).toContain(place);
      places.splice(places.indexOf(place), 1);
    }
    expect(places).toHaveLength(seeded.length);
  },
);
