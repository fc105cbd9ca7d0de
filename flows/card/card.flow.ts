import { defineFlow } from '#engine/flow/defineFlow.ts';
import { stepKinds } from '../kinds/stepKinds.ts';
import { cardMachine } from './card.machine.ts';
import steps from './card.steps.json' with { type: 'json' };

/** The card part of a checkout; every checkout runs it before it charges. */
export const cardFlow = defineFlow({ machine: cardMachine, steps, kinds: stepKinds });
