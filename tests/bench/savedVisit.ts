import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { SavedAnswer } from '#engine/answers/Answers.ts';
import { startingFacts } from './generate.ts';
import { oracle } from './oracle.ts';
import { stepsOf } from './scriptedAnswers.ts';
import type { SavedVisit } from './VisitStore.ts';
import type { Workload } from './workload.ts';

/** The share of its questions that a half-way visit has answered. */
const ANSWERED = 0.7;

/** What the server holds of a visit that was left after 70 % of its questions, and each held answer by position. */
export interface HalfWay extends SavedVisit {
  readonly held: readonly (Answer | undefined)[];
}

/** Leaves a visit half way. Answers that save to the patient's record are in the facts alone. */
export function savedVisit({ set, script }: Workload): HalfWay {
  const steps = stepsOf(set);
  const shown = oracle(set, startingFacts, (index) => script.get(steps[index]?.id ?? ''));
  const answered = new Set(shown.slice(0, Math.floor(shown.length * ANSWERED)));
  const facts: { [ref: string]: Value } = { ...startingFacts };
  const saved = new Map<string, SavedAnswer>();
  const held = steps.map((step) => {
    const answer = answered.has(step.id) ? script.get(step.id) : undefined;
    if (answer === undefined) return undefined;
    if (step.kind !== 'yes-no' || !step.saves) saved.set(step.id, { answer, revision: 1 });
    else if (answer.value !== undefined) facts[step.saves.value] = answer.value;
    return answer;
  });
  return { facts, saved, held };
}
