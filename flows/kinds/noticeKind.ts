import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import type { StepOf } from '#schemas/flow/step.ts';
import { asksNothing } from './asksNothing.ts';

/** A message. Its buttons say whether the flow goes on after it. */
export const noticeKind: KindDefinition<StepOf<'notice'>> = {
  ...asksNothing,
  leads: ({ actions }) => ({
    onward: actions.some(({ does }) => does === 'continue'),
    back: actions.some(({ does }) => does === 'back'),
  }),
};
