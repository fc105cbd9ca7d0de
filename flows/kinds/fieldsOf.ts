import type { Field } from '#engine/definition/Field.ts';
import { kindOf } from '#engine/definition/kindOf.ts';
import type { StepBase } from '#schemas/flow/stepBase.ts';
import { stepKinds, type Step } from './stepKinds.ts';

/** The fields of a step of any kind. */
export const fieldsOf = (step: StepBase | Step): readonly Field[] => kindOf(stepKinds, step).fields(step);
