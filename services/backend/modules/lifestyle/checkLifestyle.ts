import { Answers, type SavedAnswer } from '#engine/answers/Answers.ts';
import type { Day } from '#engine/answers/birthday.ts';
import { checkAnswer } from '#engine/answers/checkAnswer.ts';
import type { Definition } from '#engine/definition/compile.ts';
import type { CompiledStep } from '#engine/definition/CompiledStep.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { engineAnswer, isLifestyleStep, wireAnswer } from '#flows/signup/rules/lifestyleAnswers.ts';
import type { ProblemField } from '#schemas/problem.ts';
import type { Lifestyle, LifestyleAnswer } from '#schemas/wire/lifestyle.ts';
import { problems } from '../../kernel/problems/problems.ts';

type LifestyleAnswers = Lifestyle['answers'];

/** What answers are checked against. */
interface Asked {
  readonly definition: Definition;
  /** What conditions may read of the patient. */
  readonly facts: Facts;
  readonly stored: LifestyleAnswers;
  readonly today: Day;
}

const stepAt = ({ steps, positions }: Definition, slug: string): CompiledStep | undefined =>
  steps[positions.get(slug) ?? -1];

function read(compiled: CompiledStep | undefined, wire: LifestyleAnswer) {
  const step = compiled && isLifestyleStep(compiled.step) ? compiled.step : undefined;
  const answer = step && engineAnswer(step, wire);
  return compiled && step && { compiled, step, answer };
}

const unknown = (slug: string): ProblemField => ({
  field: slug,
  code: 'unknown',
  message: 'This question is no longer asked. Please reload the page to continue.',
});
const notOffered = (slug: string): ProblemField => ({
  field: slug,
  code: 'option',
  message: 'Please choose one of the options shown. If you choose “Other”, please provide additional details.',
});

function answersWith({ definition, facts, stored, today }: Asked, sent: LifestyleAnswers): Answers {
  const saved = new Map<string, SavedAnswer>();
  for (const [slug, wire] of Object.entries({ ...stored, ...sent })) {
    const answer = read(stepAt(definition, slug), wire)?.answer;
    if (answer) saved.set(slug, { answer, revision: 1 });
  }
  return new Answers(definition, { facts, saved, today: () => today });
}

/**
 * Checks lifestyle answers with the definition that asks for them.
 *
 * @returns the answers as they are kept: choices in the order of the question, texts without blanks around them
 * @throws ProblemError InvalidAnswer with each refused question, StepNotRelevant
 */
export function checkLifestyle(asked: Asked, sent: LifestyleAnswers): LifestyleAnswers {
  const refused: ProblemField[] = [];
  const kept: { [slug: string]: LifestyleAnswer } = {};
  const answers = answersWith(asked, sent);
  for (const [slug, wire] of Object.entries(sent)) {
    const question = read(stepAt(asked.definition, slug), wire);
    if (!question) {
      refused.push(unknown(slug));
      continue;
    }
    const { compiled, step, answer } = question;
    if (!answers.isRelevant(compiled.index)) throw problems.stepNotRelevant(slug);
    if (!answer) {
      refused.push(notOffered(slug));
      continue;
    }
    const [problem] = checkAnswer(compiled.fields, answer, asked.today);
    if (problem) refused.push({ ...problem, field: slug });
    else kept[slug] = wireAnswer(step, answer);
  }
  if (refused.length > 0) throw problems.invalidAnswer(refused);
  return kept;
}
