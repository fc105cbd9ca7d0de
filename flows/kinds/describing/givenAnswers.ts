import type { Answers } from '#engine/answers/Answers.ts';
import { kindOf } from '#engine/definition/kindOf.ts';
import { relevantSteps } from '#engine/walk/walk.ts';
import { stepKinds } from '../stepKinds.ts';

/** A question of a section with its answer in the question's own words. */
export interface GivenAnswer {
  /** The id of its step. */
  readonly step: string;
  readonly title: string;
  /** Empty where it is not answered. */
  readonly lines: readonly string[];
}

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
