import { setup, type AnyStateMachine } from 'xstate';
import { exitOf, wentBack } from '#engine/flow/flowActions.ts';
import { flowContext, type FlowContext, type FlowInput } from '#engine/flow/FlowContext.ts';
import { WALK, walks } from '#engine/flow/walks.ts';
import { walkMachine } from '#engine/walk/walkMachine.ts';

/** A machine for a step set that has none of its own, as a template: it walks its sections one after the other. */
export function sectionsMachine(flow: string, sections: readonly string[]): AnyStateMachine {
  const walked = sections.map((section, at) => [
    section,
    {
      invoke: {
        src: 'walk' as const,
        systemId: WALK,
        input: walks(section),
        onDone: [{ guard: 'wentBack' as const, target: 'wentBack' }, { target: sections[at + 1] ?? 'wentForward' }],
      },
    },
  ]);
  return setup({
    types: { context: {} as FlowContext, input: {} as FlowInput },
    guards: { wentBack },
    actors: { walk: walkMachine },
  }).createMachine({
    id: flow,
    context: flowContext,
    initial: sections[0] ?? 'wentForward',
    output: exitOf,
    states: {
      ...Object.fromEntries(walked),
      wentForward: { type: 'final', output: { exit: 'forward' } },
      wentBack: { type: 'final', output: { exit: 'back' } },
    },
  });
}
