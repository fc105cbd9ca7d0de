import type { Answer } from '#schemas/flow/answer.ts';

/** A key per attempt: repeating the same answer repeats its key, a changed answer is a new attempt. */
export function attemptKeys() {
  const keys = new WeakMap<Answer, string>();
  return (answer: Answer, revision: number): string => {
    const known = keys.get(answer) ?? crypto.randomUUID();
    keys.set(answer, known);
    return `${known}-${revision}`;
  };
}
