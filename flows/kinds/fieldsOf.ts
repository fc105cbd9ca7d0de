import type { Field } from '#engine/definition/Field.ts';
import { kindOf } from '#engine/definition/kindOf.ts';
import type { Step } from '#schemas/flow/step.ts';
import { stepKinds } from './stepKinds.ts';

/** The fields of a step of any kind. */
export const fieldsOf = (step: Step): readonly Field[] => kindOf(stepKinds, step).fields(step);
