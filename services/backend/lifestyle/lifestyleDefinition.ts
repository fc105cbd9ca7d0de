import { compile, type Definition } from '#engine/compile.ts';
import { stepSetOf } from '#engine/stepSetOf.ts';
import lifestyleSteps from '#flows/signup/lifestyle.steps.json' with { type: 'json' };

/** The lifestyle questions as they are asked today. */
export const lifestyleDefinition: Definition = compile(stepSetOf(lifestyleSteps));
