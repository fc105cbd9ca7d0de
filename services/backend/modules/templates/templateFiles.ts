import type { StepSet } from '#schemas/flow/stepSet.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';

const files = import.meta.glob('#flows/intakes/*.steps.json', { eager: true, import: 'default' });

/** The intake templates as they are written today. */
export const templateFiles: readonly StepSet[] = Object.values(files).map(stepSetOf);
