import type { StepLanguage } from '#engine/authoring/read/StepLanguage.ts';
import { stepKinds, stepSchemas } from './stepKinds.ts';

/** The step kinds and schemas of this portal. */
export const stepLanguage: StepLanguage = { kinds: stepKinds, schemas: stepSchemas };
