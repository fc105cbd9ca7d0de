import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { relevantSteps } from '#engine/walk/walk.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import type { IntakeTemplate } from '#schemas/wire/intakeTemplate.ts';
import type { User } from '#schemas/wire/user.ts';
import { factsOf } from '#services/backend/modules/profile/factsOf.ts';
import { exampleAnswer } from '#services/backend/demo/exampleAnswer.ts';
import type { Caller } from './beginSession.ts';

/** A visit whose questions are answered, and calls in the name of its patient. */
export interface AnsweredVisit extends Caller {
  readonly intake: Intake;
}

const healthy = { has_allergies: false, has_current_medications: false, has_medical_conditions: false };
const notPregnant = { pregnant: false, planning_pregnancy: false, breastfeeding: false };

/** Begins a visit by the slug of its template, or goes on with the one that is begun. */
export async function beginVisit({ call, organization, userId }: Caller, slug: string): Promise<Intake> {
  const templates = await call<IntakeTemplate[]>('GET', `/intake-template/${organization}`);
  const templateId = templates.find((template) => template.slug === slug)?._id;
  return call<Intake>('POST', '/v2/intakes', { templateId, userId, pharmacy_verification: true });
}

/** Answers the questions that apply by calls, as the portal would, in order. @param count how many of them */
export async function answerQuestions(caller: Caller, intake: Intake, count = Infinity): Promise<void> {
  const { call, organization, userId } = caller;
  const definition = compile(stepKinds, stepSetOf(intake.intake_template.definition));
  const patient = await call<User>('GET', `/users/${organization}/user/${userId}/patient`);
  const answers = new Answers(definition, { facts: factsOf(patient), today: () => ({ year: 2026, month: 1, day: 1 }) });
  const ids = new Map(intake.intake_responses?.map(({ step, _id }) => [step, _id]));
  let answered = 0;
  for (const { index } of definition.steps) {
    const step = relevantSteps(answers, 'intake').find((one) => one.index === index);
    if (!step?.asks || answered >= count) continue;
    const value = exampleAnswer(step.fields);
    answers.accept(index, value, 1);
    await call('PUT', `/v2/intakes/${intake._id}/responses/${ids.get(step.step.id)}`, { value, revision: 0 });
    answered += 1;
  }
}

/**
 * Begins a visit of a patient and answers its questions by calls, and those of the medical history where they are open:
 * what comes after them is then tested without walking them again.
 *
 * @param slug of the intake template
 */
export async function answeredVisit(patient: Caller, slug: string): Promise<AnsweredVisit> {
  const { call, organization, userId } = patient;
  const { sex } = await call<User>('GET', `/users/${organization}/user/${userId}/patient`);
  await call('PUT', `/users/${organization}/${userId}`, {
    medical_profile: { ...healthy, ...(sex === 'male' ? {} : notPregnant) },
  });
  const intake = await beginVisit(patient, slug);
  await answerQuestions(patient, intake);
  return { ...patient, intake };
}
