import { isLifestyleStep } from '#flows/signup/rules/lifestyleAnswers.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { LifestyleQuestion } from '#schemas/wire/lifestyle.ts';

/** The questions of a lifestyle definition as the wire has them: choices by their labels. Empty where it asks nothing. */
export const lifestyleQuestions = ({ sections }: StepSet): LifestyleQuestion[] =>
  (sections['questions'] ?? []).filter(isLifestyleStep).map(({ id, title, kind, options }) => ({
    slug: id,
    question: title,
    type: kind === 'choice' ? 'single-select' : 'multi',
    options: options.map(({ label }) => label),
  }));
