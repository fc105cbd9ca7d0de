import { nearest } from '../answers/Vocabulary.ts';

/** A hint at the most similar names; empty when none is similar. */
export function didYouMean(name: string, candidates: readonly string[]): string {
  const [near] = nearest(name, candidates);
  return near === undefined ? '' : `; did you mean '${near}'?`;
}
