import type { AnyStateMachine } from 'xstate';
import type { Facts } from '#engine/definition/facts.ts';
import type { IntakeTemplateHeader } from '#schemas/flow/stepSet.ts';

/**
 * A flow as the index names it: its machine, whose id is the flow's name, and the step sets that are composed with its
 * own. With `eachTemplate` it is checked once with every intake template, whose section `intake` it walks.
 */
export interface FlowEntry {
  readonly flow: string;
  readonly machine: AnyStateMachine;
  readonly composedWith: readonly string[];
  readonly eachTemplate?: boolean;
  /** What the flow knows, when it starts, of the template that it runs with. */
  readonly templateFacts?: (header: IntakeTemplateHeader) => Facts;
  /** What the texts of the flow, and of what it is composed with, may name in braces. */
  readonly tokens?: readonly string[];
}
