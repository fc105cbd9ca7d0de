import type { Witness } from './Witness.ts';

/** A witness without a walk: loading these step sets fails with this message. */
export const refusedWitness = (flow: string, sets: readonly string[], refused: string): Witness => ({
  flow,
  sets,
  facts: {},
  saved: {},
  events: [],
  shows: [{ refused }],
});
