import type { Answer } from '#schemas/flow/answer.ts';
import { Answers, type AnswersInput, type SavedAnswer } from './Answers.ts';
import { checkAnswer } from './checkAnswer.ts';
import type { CompiledStep } from '../definition/CompiledStep.ts';
import type { Definition } from '../definition/compile.ts';
import type { LostAnswer, Migrated } from './migrate.ts';

/** Whether a step allows an answer. Of its parts those count that apply. */
function allows(step: CompiledStep, answers: Answers, answer: Answer): boolean {
  const { fields } = step.seenBy(answers);
  const hidden = new Set(
    step.fields.filter((field) => !fields.some(({ name }) => name === field.name)).map(({ name }) => name),
  );
  const seen = Object.fromEntries(Object.entries(answer).filter(([name]) => !hidden.has(name)));
  return checkAnswer(fields, seen, answers.today()).length === 0;
}

/**
 * Parts the answers that a definition allows from those that it refuses, which are to be asked again. One that is
 * hidden is kept where its step would allow it. What lives in facts is kept as it is: the engine checks it whenever it
 * is read.
 */
export function keepValid(definition: Definition, { facts, saved = new Map(), today }: AnswersInput): Migrated {
  const kept = new Map<string, SavedAnswer>();
  const lost: LostAnswer[] = [];
  const answers = new Answers(definition, { ...(facts && { facts }), today });
  // In the order of the steps: conditions read what comes before them.
  for (const step of definition.steps) {
    const { id } = step.step;
    const given = saved.get(id);
    if (!given) continue;
    const inFacts = definition.savedFacts[step.index] !== undefined;
    if (!inFacts && !allows(step, answers, given.answer)) {
      lost.push({ step: id, answer: given.answer, reason: 'invalid' });
      continue;
    }
    kept.set(id, given);
    if (!inFacts) answers.accept(step.index, given.answer, given.revision);
  }
  return { saved: kept, lost };
}
