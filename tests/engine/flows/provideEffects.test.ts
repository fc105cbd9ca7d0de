import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import { effect } from '#engine/effects/effect.ts';
import type { EffectsOf } from '#engine/effects/EffectsOf.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { flowContext } from '#engine/flow/FlowContext.ts';
import { guardsOf } from '#engine/flow/guardsOf.ts';
import { provideEffects } from '#engine/effects/provideEffects.ts';
import { WALK } from '#engine/flow/walks.ts';
import type { SaveInput, SaveOutput } from '#engine/walk/SaveInput.ts';
import { walkMachine } from '#engine/walk/walkMachine.ts';
import { checkMachine, checkSetup, checkSteps } from '../authoring/check.machine.ts';
import { TODAY } from '../TODAY.ts';

const definition = compile(stepKinds, {
  ...checkSteps,
  facts: { 'check.passed': 'boolean' },
  sections: { questions: [{ id: 'one', kind: 'long-text', title: 'One' }] },
});

const hold = (facts: Facts = {}) => new Answers(definition, { facts, today: () => TODAY });

const save = () => Promise.resolve({ revision: 1 });
const learnNothing = () => Promise.resolve({});
const fail = () => Promise.reject(new TypeError('no such thing'));

/** Runs the machine to its end with one answer. */
async function run(machine: typeof checkMachine) {
  const actor = createActor(machine, { input: { answers: hold() } }).start();
  actor.system.get(WALK)?.send({ type: 'SUBMIT', answer: { value: 'first' } });
  await setImmediate();
  return actor.getSnapshot();
}

describe('provided effects', () => {
  it('reach the machine and the machines that it invokes', async () => {
    const called: unknown[] = [];
    const machine = provideEffects(checkMachine, {
      saveAnswer({ step, answer }) {
        called.push([step.id, answer]);
        return save();
      },
      check({ answers }) {
        called.push(answers.answer(0));
        return Promise.resolve({ 'check.passed': true });
      },
    });
    expect(await run(machine)).toMatchObject({ status: 'done', value: 'passed' });
    expect(called).toEqual([['one', { value: 'first' }], { value: 'first' }]);
  });

  it('leave the machine itself as it was', async () => {
    provideEffects(walkMachine, { saveAnswer: save });
    const input = { answers: hold(), section: 'questions', enter: 'first' } as const;
    const actor = createActor(walkMachine, { input }).start();
    actor.send({ type: 'SUBMIT', answer: { value: 'first' } });
    await setImmediate();
    expect(actor.getSnapshot().value).toBe('unsaved');
  });

  it('may fail, and the machine says with what', async () => {
    const end = await run(provideEffects(checkMachine, { saveAnswer: save, check: fail }));
    expect([end.value, end.context.problem?.code]).toEqual(['failed', 'Unexpected']);
  });
});

it('an effect that is not provided fails with a text that names it', async () => {
  const lone = createActor(effect<Facts, undefined>('check'), { input: undefined }).start();
  await expect(toPromise(lone)).rejects.toThrow(
    "effect 'check' is not provided; give it to provideEffects together with the machine",
  );
});

describe('types', () => {
  it('the effects of a machine are its own and those of the machines it invokes', () => {
    type Effects = EffectsOf<typeof checkMachine>;
    expectTypeOf<keyof Effects>().toEqualTypeOf<'check' | 'saveAnswer'>();
    expectTypeOf<Effects['saveAnswer']>().toEqualTypeOf<(input: SaveInput) => Promise<SaveOutput>>();
    expectTypeOf<Effects['check']>().toEqualTypeOf<(input: { readonly answers: Answers }) => Promise<Facts>>();
  });

  it('a forgotten effect does not compile, at any depth', () => {
    // @ts-expect-error the machine's own effect is forgotten
    provideEffects(checkMachine, { saveAnswer: save });
    // @ts-expect-error the effect of an invoked machine is forgotten
    provideEffects(checkMachine, { check: learnNothing });
    // @ts-expect-error the only effect is forgotten
    provideEffects(walkMachine, {});
    // @ts-expect-error the effect does not tell the revision
    provideEffects(walkMachine, { saveAnswer: learnNothing });
    expect(provideEffects(checkMachine, { saveAnswer: save, check: learnNothing })).toBeDefined();
  });

  it('a guard that names no condition does not compile', () => {
    const guards = guardsOf(checkSteps);
    expectTypeOf<keyof typeof guards>().toEqualTypeOf<'passed'>();
    // @ts-expect-error there is no condition of this name
    expect(guards.pased).toBeUndefined();
    const mistyped = checkSetup.createMachine({
      context: flowContext,
      initial: 'known',
      states: {
        // @ts-expect-error the guard is mistyped
        known: { always: [{ guard: 'pased', target: 'passed' }, { target: 'failed' }] },
        passed: {},
        failed: {},
      },
    });
    expect(mistyped).toBeDefined();
  });
});

it.each([
  [{ 'check.passed': true }, true],
  [{ 'check.passed': false }, false],
  [{}, false],
])('a guard holds only where its condition is true: %j, %s', (facts, expected) => {
  const context = flowContext({ input: { answers: hold(facts) } });
  expect(guardsOf(checkSteps).passed({ context })).toBe(expected);
});
