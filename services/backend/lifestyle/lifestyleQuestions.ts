import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { LifestyleQuestion } from '#schemas/wire/lifestyle.ts';
import { lifestyleStepOf } from './lifestyleStepOf.ts';

/** The questions of a lifestyle definition as the wire has them: choices by their labels. Empty where it asks nothing. */
export const lifestyleQuestions = ({ sections }: StepSet): LifestyleQuestion[] =>
  (sections['questions'] ?? []).flatMap((step) => {
    const asked = lifestyleStepOf(step);
    if (!asked) return [];
    const { id, title, kind, options } = asked;
    return {
      slug: id,
      question: title,
      type: kind === 'choice' ? 'single-select' : 'multi',
      options: options.map(({ label }) => label),
    };
  });
