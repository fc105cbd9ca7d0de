import type { Answer } from '#schemas/flow/answer.ts';
import type { SavedAnswer } from '#engine/answers/Answers.ts';
import type { StartingFacts } from './Contender.ts';

/** A visit half way: what the server holds of it. */
export interface SavedVisit {
  readonly facts: StartingFacts;
  readonly saved: ReadonlyMap<string, SavedAnswer>;
}

/** The answers of one resumed visit, without a screen. */
interface VisitStore {
  /** Position of the first open question; past the last one where none is open. */
  readonly gap: number;
  /** Changes the answer of a step and finds out what applies now; returns the question after it. */
  change(index: number, answer: Answer): number;
  isRelevant(index: number): boolean;
}

/** Loads a definition for resuming visits. */
export type VisitStores = (text: string) => (visit: SavedVisit) => VisitStore;
