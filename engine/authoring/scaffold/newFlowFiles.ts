import type { NewFile } from './NewFile.ts';
import { flowNames } from './flowNames.ts';
import { startSection } from './startSection.ts';

const machineText = (name: string) => `import { setup } from 'xstate';
import { exitOf, flowActions, wentBack, type FlowOutput } from '#engine/flow/flowActions.ts';
import { flowContext, type FlowContext, type FlowInput } from '#engine/flow/FlowContext.ts';
import { guardsOf } from '#engine/flow/guardsOf.ts';
import { walkMachine } from '#engine/walk/walkMachine.ts';
import { WALK, walks } from '#engine/flow/walks.ts';
import steps from './${name}.steps.json' with { type: 'json' };

/** ${flowNames(name).title}: its questions, one after the other. */
export const ${flowNames(name).machine} = setup({
  types: { context: {} as FlowContext, input: {} as FlowInput, output: {} as FlowOutput },
  guards: { ...guardsOf(steps), wentBack },
  actions: flowActions,
  actors: { walk: walkMachine },
}).createMachine({
  id: '${name}',
  context: flowContext,
  initial: 'asking',
  output: exitOf,
  states: {
    asking: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('questions'),
        onDone: [{ guard: 'wentBack', target: 'back' }, { target: 'forward' }],
      },
    },
    forward: { type: 'final', output: { exit: 'forward' } },
    back: { type: 'final', output: { exit: 'back' } },
  },
});
`;

const flowText = (name: string) => `import { defineFlow } from '#engine/flow/defineFlow.ts';
import { stepKinds } from '../kinds/stepKinds.ts';
import { ${flowNames(name).machine} } from './${name}.machine.ts';
import steps from './${name}.steps.json' with { type: 'json' };

/** ${flowNames(name).title}, ready to be started. */
export const ${flowNames(name).flow} = defineFlow({
  machine: ${flowNames(name).machine},
  steps,
  kinds: stepKinds,
});
`;

const stepsText = (name: string) => `{
  "$schema": "../steps.schema.json",
  "flow": "${name}",
  "version": 1,
  "facts": {
    "${name}.more": "boolean",
    "${name}.call": "boolean"
  },
  "effects": {
    "saveAnswer": { "fails": ["NetworkError", "InvalidAnswer", "RevisionConflict"] }
  },
${startSection(name, 'questions', { more: `${name}.more`, call: `${name}.call` })}`;

/** The files of a new flow: a machine that walks two questions, its steps JSON, and the flow made of both. */
export const newFlowFiles = (name: string): readonly NewFile[] => [
  { path: `flows/${name}/${name}.flow.ts`, text: flowText(name) },
  { path: `flows/${name}/${name}.machine.ts`, text: machineText(name) },
  { path: `flows/${name}/${name}.steps.json`, text: stepsText(name) },
];
