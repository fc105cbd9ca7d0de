import type { Answers } from '#engine/answers/Answers.ts';
import { kindOf } from '#engine/definition/kindOf.ts';
import { relevantSteps } from '#engine/walk/walk.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import type { GivenAnswer } from '../answering/GivenAnswer.ts';

/** The questions of a section that apply to the patient, in order. Those that say who a person is or how they pay are left out. */
export const givenAnswers = (answers: Answers, section: string): readonly GivenAnswer[] =>
  answers.definition.sections.has(section)
    ? relevantSteps(answers, section).flatMap((compiled) => {
        const { step, fields } = compiled.seenBy(answers);
        const kind = kindOf(stepKinds, step);
        if (fields.length === 0 || kind.secret) return [];
        const answer = answers.isAnswered(compiled) ? answers.answer(compiled.index) : undefined;
        return [{ step: step.id, title: step.title, lines: answer ? kind.describe(step, answer) : [] }];
      })
    : [];
