import type { FlowBase } from '#engine/flow/defineFlow.ts';

/**
 * A flow as the checker reads it: its machine, and the names of the step sets that are composed with its own. With
 * `eachTemplate` it is checked once with every intake template, whose section `intake` it walks.
 */
export type FlowEntry = Omit<FlowBase, 'sets'>;
