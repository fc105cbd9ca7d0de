import type { Answer } from '#schemas/flow/answer.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Definition } from '#engine/definition/compile.ts';
import { migrateAnswers } from '#engine/answers/migrate.ts';
import { Vocabulary } from '../answers/Vocabulary.ts';
import type { Script } from './Script.ts';

/** A stored draft as a script for the current definition, and the answers that could not be migrated, one line each. */
interface Carried {
  readonly script: Script;
  readonly notes: readonly string[];
}

const first = (given: Answer | readonly Answer[]): Answer => {
  const [answer = {}] = [given].flat();
  return answer;
};

/** Migrates a draft from an earlier version of its step set to the current one. */
export function carryDraft(script: Script, version: number, set: StepSet, { kinds, sets }: Definition): Carried {
  const given = Object.entries(script.answers ?? {}).map(
    ([id, one]) => [id, { answer: first(one), revision: 1 }] as const,
  );
  const { saved, lost } = migrateAnswers(kinds, set, version, new Map(given));
  const vocabulary = new Vocabulary(kinds, sets);
  const facts = Object.entries(script.facts ?? {});
  const unknown = facts.filter(([ref]) => !vocabulary.fact(ref));
  return {
    script: {
      ...script,
      facts: Object.fromEntries(facts.filter(([ref]) => vocabulary.fact(ref))),
      answers: Object.fromEntries([...saved].map(([id, { answer }]) => [id, answer])),
    },
    notes: [
      ...(version < set.version ? [`A draft of version ${version}, carried to version ${set.version}.`] : []),
      ...lost.map(({ step, answer, reason }) => `Not carried: '${step}' with ${JSON.stringify(answer)} (${reason}).`),
      ...unknown.map(([ref]) => `Not carried: the fact '${ref}', which is not declared any more.`),
    ],
  };
}
