import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import type { StepOf } from '#schemas/flow/step.ts';
import { formParts } from './fields/formParts.ts';

export const formKind: KindDefinition<StepOf<'form'>> = { keepsIn: 'stated', secret: false, ...formParts };
