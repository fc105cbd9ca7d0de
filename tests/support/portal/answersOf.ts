import type { Caller } from './beginSession.ts';
import { readIntakes } from './readIntakes.ts';

/** What is stored of the newest visit: each answer with its revision, by step. */
export async function answersOf(one: Caller) {
  const [visit] = await readIntakes(one);
  return Object.fromEntries(
    (visit?.intake_responses ?? []).flatMap(({ step, value, revision }) => (value ? [[step, [value, revision]]] : [])),
  );
}
