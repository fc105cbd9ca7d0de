import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import { provideEffects } from '#engine/effects/provideEffects.ts';
import { stepOf } from '#engine/walk/WalkContext.ts';
import { walkMachine } from '#engine/walk/walkMachine.ts';
import type { StepOf } from '#flows/kinds/stepKinds.ts';

const ask = (id: string, when?: string): StepOf<'yes-no'> => ({ id, kind: 'yes-no', title: id, ...(when && { when }) });

const definition = compile(stepKinds, {
  flow: 'gaps',
  version: 1,
  conditions: { firstYes: { first: true } },
  sections: {
    questions: [ask('first'), ask('second'), ask('third', 'firstYes'), ask('fourth'), ask('fifth')],
  },
});

/** Walks from a step, answering yes, and lists what is shown until the walk ends. */
async function shownFrom(step: string, complete: boolean, answered: readonly string[] = []): Promise<string[]> {
  const saved = new Map(answered.map((id) => [id, { answer: { value: true }, revision: 1 }]));
  const answers = new Answers(definition, { saved, today: () => ({ year: 2026, month: 1, day: 1 }) });
  const machine = provideEffects(walkMachine, { saveAnswer: () => Promise.resolve({ revision: 1 }) });
  const actor = createActor(machine, { input: { answers, section: 'questions', enter: { step }, complete } }).start();
  const shown: string[] = [];
  while (actor.getSnapshot().status === 'active' && shown.length < 20) {
    shown.push(stepOf(actor.getSnapshot().context)?.step.id ?? '');
    actor.send({ type: 'SUBMIT', answer: { value: true } });
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return shown;
}

it('a complete walk asks skipped questions before it ends, and none of them twice', async () => {
  expect(await shownFrom('fourth', true, ['second'])).toEqual(['fourth', 'fifth', 'first', 'third']);
});

it('a walk that need not be complete ends at its last step', async () => {
  expect(await shownFrom('fourth', false, ['second'])).toEqual(['fourth', 'fifth']);
});

it('where nothing is open, a walk that must be complete ends at its last step', async () => {
  expect(await shownFrom('first', true)).toEqual(['first', 'second', 'third', 'fourth', 'fifth']);
});
