import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { compile, type Definition } from '#engine/definition/compile.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import lifestyleSteps from '#flows/signup/lifestyle.steps.json' with { type: 'json' };

/** The lifestyle questions as they are asked today. */
export const lifestyleSet: StepSet = stepSetOf(lifestyleSteps);

export const lifestyleDefinition: Definition = compile(stepKinds, lifestyleSet);
