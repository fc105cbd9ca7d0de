import { Answers } from '#engine/Answers.ts';
import { compile } from '#engine/compile.ts';
import { stepSetOf } from '#engine/stepSetOf.ts';
import { relevantSteps } from '#engine/walk.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import type { IntakeTemplate } from '#schemas/wire/intakeTemplate.ts';
import type { User } from '#schemas/wire/user.ts';
import { factsOf } from '#services/backend/intakes/factsOf.ts';
import { exampleAnswer } from '#services/backend/seed/exampleAnswer.ts';
import { signInByCall, type Caller } from './signInByCall.ts';

/** A visit whose questions are all answered, and calls in the name of its patient. */
export interface AnsweredVisit extends Caller {
  readonly intake: Intake;
}

const healthy = { has_allergies: false, has_current_medications: false, has_medical_conditions: false };
const notPregnant = { pregnant: false, planning_pregnancy: false, breastfeeding: false };

/**
 * Begins a visit of a demo patient and answers its questions by calls, as the portal would: what comes after them is
 * then tested without walking them again.
 *
 * @param slug of the intake template
 */
export async function answeredVisit(url: string, email: string, slug: string): Promise<AnsweredVisit> {
  const caller = await signInByCall(url, email);
  const { call, organization, userId } = caller;
  const user = await call<User>('GET', `/users/${organization}/user/${userId}/patient`);
  await call('PUT', `/users/${organization}/${userId}`, {
    medical_profile: { ...healthy, ...(user.sex === 'male' ? {} : notPregnant) },
  });
  const templates = await call<IntakeTemplate[]>('GET', `/intake-template/${organization}`);
  const templateId = templates.find((template) => template.slug === slug)?._id;
  const intake = await call<Intake>('POST', '/v2/intakes', { templateId, userId, pharmacy_verification: true });
  const definition = compile(stepSetOf(intake.intake_template.definition));
  const patient = await call<User>('GET', `/users/${organization}/user/${userId}/patient`);
  const answers = new Answers(definition, { facts: factsOf(patient), today: () => ({ year: 2026, month: 1, day: 1 }) });
  const ids = new Map(intake.intake_responses?.map(({ step, _id }) => [step, _id]));
  for (const { index } of definition.steps) {
    const step = relevantSteps(answers, 'intake').find((one) => one.index === index);
    if (!step?.asks) continue;
    const value = exampleAnswer(step.fields);
    answers.accept(index, value, 1);
    await call('PUT', `/v2/intakes/${intake._id}/responses/${ids.get(step.step.id)}`, { value, revision: 0 });
  }
  return { ...caller, intake };
}
