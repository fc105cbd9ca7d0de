import { problems } from '../problems/problems.ts';

/** Null characters and lone halves of surrogate pairs, which the database cannot store. */
const UNSAFE = /\0|\p{Surrogate}/u;

/** Levels of objects and lists; no body of the API has half as many. Whatever walks one that is endless ends the stack. */
const DEEPEST = 32;

/** @throws ProblemError InvalidRequest where a string or key anywhere in the value cannot be stored, or it is too deep */
export function refuseUnsafeText(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (UNSAFE.test(value)) throw problems.invalidRequest('a text holds characters that cannot be stored');
  } else if (typeof value === 'object' && value !== null) {
    if (depth === DEEPEST) throw problems.invalidRequest(`the body is nested deeper than ${DEEPEST} levels`);
    for (const [key, inner] of Object.entries(value)) {
      refuseUnsafeText(key);
      refuseUnsafeText(inner, depth + 1);
    }
  }
}
