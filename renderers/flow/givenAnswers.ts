import type { Answers } from '#engine/answers/Answers.ts';
import { kindOf } from '#engine/definition/kindOf.ts';
import { relevantSteps } from '#engine/walk/walk.ts';
import { asStep } from '#flows/kinds/asStep.ts';
import { isKind } from '#flows/kinds/isKind.ts';
import { stepKinds, type Step } from '#flows/kinds/stepKinds.ts';
import type { Answer } from '#schemas/flow/answer.ts';
import type { Ports } from '../ports/ports.ts';
import type { GivenAnswer } from '../answering/GivenAnswer.ts';

/** The answer with the names of the values that come from a list of the portal, such as a state's. */
function named(step: Step, answer: Answer, { states = [] }: Ports['lists']): Answer {
  if (!isKind(step, 'form')) return answer;
  const names = step.fields.flatMap(({ id, type }) => {
    const entry = type === 'select' ? states.find(({ value }) => value === answer[id]) : undefined;
    return entry ? [[id, entry.label] as const] : [];
  });
  return { ...answer, ...Object.fromEntries(names) };
}

/** The questions of a section that apply to the patient, in order. Those that say who a person is or how they pay are left out. */
export const givenAnswers = (answers: Answers, section: string, lists: Ports['lists']): readonly GivenAnswer[] =>
  answers.definition.sections.has(section)
    ? relevantSteps(answers, section).flatMap((compiled) => {
        const { step: seen, fields } = compiled.seenBy(answers);
        const step = asStep(seen);
        const kind = kindOf(stepKinds, step);
        if (fields.length === 0 || kind.secret) return [];
        const answer = answers.isAnswered(compiled) ? answers.answer(compiled.index) : undefined;
        const title = (isKind(step, 'form') && step.summary) || step.title;
        return [{ step: step.id, title, lines: answer ? kind.describe(step, named(step, answer, lists)) : [] }];
      })
    : [];
