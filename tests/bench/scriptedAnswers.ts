import { asStep } from '#flows/kinds/asStep.ts';
import type { Answer } from '#schemas/flow/answer.ts';
import type { Step } from '#flows/kinds/stepKinds.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { SECTION } from './generate.ts';
import { seededRandom, type SeededRandom } from './seededRandom.ts';

/** The steps of a generated definition. */
export const stepsOf = (set: StepSet): readonly Step[] => (set.sections[SECTION] ?? []).map(asStep);

function answerTo(step: Step, random: SeededRandom): Answer {
  switch (step.kind) {
    case 'yes-no': {
      const value = random.chance(0.5);
      return value && step.details ? { value, details: 'It began two weeks ago.' } : { value };
    }
    case 'choice':
      return { value: step.options[random.below(step.options.length)]?.value ?? '' };
    case 'checklist': {
      const chosen = step.options.filter(() => random.chance(0.3)).map((option) => option.value);
      return { value: chosen.length === 0 ? ['none'] : chosen };
    }
    default:
      return { value: 'Rest and a warm bath' };
  }
}

/** An allowed answer to every step, by position: what each contender is given where it shows that step. */
export function scriptedAnswers(set: StepSet, seed: number): readonly Answer[] {
  const random = seededRandom(seed);
  return stepsOf(set).map((step) => answerTo(step, random));
}
