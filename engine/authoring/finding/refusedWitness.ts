import type { Witness } from './Witness.ts';

/** A witness that needs no walk: the definition made of these step sets is refused with this text. */
export const refusedWitness = (flow: string, sets: readonly string[], refused: string): Witness => ({
  flow,
  sets,
  facts: {},
  saved: {},
  events: [],
  shows: [{ refused }],
});
