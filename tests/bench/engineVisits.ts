import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { entryOf, nextIn } from '#engine/walk/walk.ts';
import { SECTION } from './generate.ts';
import { today } from './today.ts';
import type { VisitStores } from './VisitStore.ts';

/** Visits kept by the engine's answer store. */
export const engineVisits: VisitStores = (text) => {
  const definition = compile(stepKinds, stepSetOf(JSON.parse(text)));
  const section = { from: 0, to: definition.steps.length };
  return ({ facts, saved }) => {
    const answers = new Answers(definition, { facts, saved, today });
    return {
      gap: entryOf(answers, SECTION, 'gap'),
      change(index, answer) {
        answers.accept(index, answer);
        return nextIn(answers, section, index);
      },
      isRelevant: (index) => answers.isRelevant(index),
    };
  };
};
