import { fieldsOf } from '#flows/kinds/fieldsOf.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import { exampleAnswer } from '#services/backend/demo/exampleAnswer.ts';
import type { TestPatient } from './backendFixture.ts';

/** Begins a visit and answers every question that applies, as a healthy patient would. */
export async function answerVisit(patient: TestPatient, slug: string): Promise<Intake> {
  const intake = await patient.begins(slug);
  const steps = Object.values(stepSetOf(intake.intake_template.definition).sections).flat();
  for (;;) {
    const visit = await patient.read(intake._id);
    const { verification, intake_responses: open } = visit.status.incomplete;
    const response = visit.intake_responses?.find(({ _id }) => _id === [...verification, ...open][0]);
    const step = steps.find(({ id }) => id === response?.step);
    if (!response || !step) return visit;
    const { status, body } = await patient.send('PUT', `/v2/intakes/${intake._id}/responses/${response._id}`, {
      value: exampleAnswer(fieldsOf(step)),
      revision: response.revision,
    });
    if (status !== 200) throw new Error(`'${step.id}' was refused: ${JSON.stringify(body)}`);
  }
}
