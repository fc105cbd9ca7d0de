import type { LifestyleStep } from '#flows/signup/rules/lifestyleAnswers.ts';
import type { Step } from '#schemas/flow/step.ts';

/** A step as a lifestyle question; undefined where it is of another kind. */
export const lifestyleStepOf = (step: Step): LifestyleStep | undefined =>
  step.kind === 'choice' || step.kind === 'checklist' ? step : undefined;
