import { problems } from '../problems/problems.ts';

/** Null characters and lone halves of surrogate pairs, which the database cannot store. */
const UNSAFE = /\0|\p{Surrogate}/u;

/** @throws ProblemError InvalidRequest where a string or key anywhere in the value cannot be stored */
export function refuseUnsafeText(value: unknown): void {
  if (typeof value === 'string') {
    if (UNSAFE.test(value)) throw problems.invalidRequest('a text holds characters that cannot be stored');
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      refuseUnsafeText(key);
      refuseUnsafeText(inner);
    }
  }
}
