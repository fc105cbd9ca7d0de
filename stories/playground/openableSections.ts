import type { AnyStateMachine } from 'xstate';
import type { Answer } from '#schemas/flow/answer.ts';
import { Simulation } from '#engine/authoring/witness/Simulation.ts';
import type { Definition } from '#engine/definition/compile.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { ENTRY } from '#engine/flow/FlowContext.ts';

/** The sections that actually open for a patient when a URL asks for them. */
export function openableSections(
  machine: AnyStateMachine,
  definition: Definition,
  facts: Facts,
  saved: { readonly [step: string]: Answer },
): readonly string[] {
  return [...definition.sections.keys()].filter((section) => {
    const { step } = new Simulation(machine, definition, { facts: { ...facts, [ENTRY]: section }, saved });
    return step?.section === section;
  });
}
