import type { FactType } from '#schemas/flow/factType.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';

type Contract = NonNullable<StepSet['effects']>[string];

/** The facts that an effect may return, on success or failure, with their types. */
export const learnedFacts = ({ learns, learnsOnFailure }: Contract): readonly (readonly [string, FactType])[] => [
  ...Object.entries(learns ?? {}),
  ...Object.entries(learnsOnFailure ?? {}),
];
