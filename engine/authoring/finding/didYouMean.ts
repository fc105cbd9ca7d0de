import { nearest } from '../answers/Vocabulary.ts';

/** A hint at the name that was probably meant; empty where none is near. */
export function didYouMean(name: string, candidates: readonly string[]): string {
  const [near] = nearest(name, candidates);
  return near === undefined ? '' : `; did you mean '${near}'?`;
}
