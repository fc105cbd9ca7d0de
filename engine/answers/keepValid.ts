import type { Answer } from '#schemas/flow/answer.ts';
import { Answers, type AnswersInput, type SavedAnswer } from './Answers.ts';
import { checkAnswer } from './checkAnswer.ts';
import type { CompiledStep } from '../definition/CompiledStep.ts';
import type { Definition } from '../definition/compile.ts';
import type { LostAnswer, Migrated } from './migrate.ts';

/** Whether a step allows an answer. Only the parts of the step that apply are checked. */
function allows(step: CompiledStep, answers: Answers, answer: Answer): boolean {
  const { fields } = step.seenBy(answers);
  const hidden = new Set(
    step.fields.filter((field) => !fields.some(({ name }) => name === field.name)).map(({ name }) => name),
  );
  const seen = Object.fromEntries(Object.entries(answer).filter(([name]) => !hidden.has(name)));
  return checkAnswer(fields, seen, answers.today()).length === 0;
}

/**
 * Splits saved answers into those that the definition still allows and those that must be asked again. An answer of a
 * hidden step is kept if its step would allow it. Answers that live in facts are kept unchanged: the engine checks them
 * whenever it reads them.
 */
export function keepValid(definition: Definition, { facts, saved = new Map(), today }: AnswersInput): Migrated {
  const kept = new Map<string, SavedAnswer>();
  const lost: LostAnswer[] = [];
  const answers = new Answers(definition, { ...(facts && { facts }), today });
  // In step order: conditions read only earlier steps.
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
