import type { StepLanguage } from '#engine/authoring/read/StepLanguage.ts';
import { stepKinds, stepSchemas } from './stepKinds.ts';

/** What the steps JSON of this portal is written in. */
export const stepLanguage: StepLanguage = { kinds: stepKinds, schemas: stepSchemas };
