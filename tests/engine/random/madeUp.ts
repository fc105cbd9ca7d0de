import type { Facts } from '#engine/definition/facts.ts';

/** Names a fact, or facts, that the steps of a test declare and no flow of the portal does. */
export function madeUp(ref: string): string;
export function madeUp(facts: Facts): Facts;
export function madeUp(given: string | Facts): string | Facts {
  return given;
}
