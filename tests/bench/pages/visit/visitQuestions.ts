import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { nextIn } from '#engine/walk/walk.ts';
import { asStep } from '#flows/kinds/asStep.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import type { Answer } from '#schemas/flow/answer.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import type { User } from '#schemas/wire/user.ts';
import { exampleAnswer } from '#services/backend/demo/exampleAnswer.ts';
import { factsOf } from '#services/backend/modules/profile/factsOf.ts';
import { today } from '../../today.ts';
import { questionOf } from './questionOf.ts';
import type { VisitQuestion } from './VisitQuestion.ts';

/** Answers that have more questions asked, and more kinds of them. */
const chosen: { readonly [step: string]: Answer | undefined } = {
  goals: { value: ['energy'] },
  'rapamycin-before': { value: 'past' },
  tobacco: { value: 'sometimes' },
};

/** The questions that a visit asks a patient one after the other, as the engine itself finds them, with their answers. */
export function visitQuestions(patient: User, { intake_template: template }: Intake): readonly VisitQuestion[] {
  const definition = compile(stepKinds, stepSetOf(template.definition));
  const answers = new Answers(definition, { facts: factsOf(patient), today });
  const section = definition.sections.get('intake');
  if (!section) throw new Error('the visit has no questions');
  const questions: VisitQuestion[] = [];
  for (let at = nextIn(answers, section, section.from - 1); at < section.to; at = nextIn(answers, section, at)) {
    const step = definition.steps[at];
    if (!step) break;
    const answer = chosen[step.step.id] ?? exampleAnswer(step.seenBy(answers).fields);
    questions.push(questionOf(asStep(step.step), answer));
    answers.accept(at, answer, 1);
  }
  return questions;
}
