import { setImmediate } from 'node:timers/promises';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, setup, toPromise, waitFor } from 'xstate';
import { Answers } from '#engine/Answers.ts';
import { compile } from '#engine/compile.ts';
import { effect } from '#engine/effect.ts';
import type { EffectsOf } from '#engine/EffectsOf.ts';
import type { Facts } from '#engine/facts.ts';
import { flowActions } from '#engine/flowActions.ts';
import { flowContext, type FlowContext, type FlowInput } from '#engine/FlowContext.ts';
import { guardsOf } from '#engine/guardsOf.ts';
import { provideEffects } from '#engine/provideEffects.ts';
import { WALK, walks } from '#engine/walks.ts';
import { walkMachine, type SaveInput, type SaveOutput } from '#engine/walkMachine.ts';
import { TODAY } from './TODAY.ts';

const steps = {
  flow: 'flow',
  version: 1,
  conditions: { passed: { 'check.passed': true } },
} as const;

const definition = compile({
  ...steps,
  facts: { 'check.passed': 'boolean' },
  sections: { questions: [{ id: 'one', kind: 'long-text', title: 'One' }] },
});

const inner = setup({
  types: { context: {} as FlowContext, input: {} as FlowInput },
  actors: { walk: walkMachine },
}).createMachine({
  id: 'inner',
  context: flowContext,
  initial: 'walking',
  states: {
    walking: { invoke: { src: 'walk', systemId: WALK, input: walks('questions'), onDone: 'done' } },
    done: { type: 'final' },
  },
});

const outer = setup({
  types: { context: {} as FlowContext, input: {} as FlowInput },
  guards: guardsOf(steps),
  actions: flowActions,
  actors: { inner, check: effect<Facts, { readonly answers: Answers }>('check') },
}).createMachine({
  id: 'outer',
  context: flowContext,
  initial: 'asking',
  states: {
    asking: {
      invoke: { src: 'inner', input: ({ context }) => ({ answers: context.answers }), onDone: 'checking' },
    },
    checking: {
      invoke: {
        src: 'check',
        input: ({ context }) => ({ answers: context.answers }),
        onDone: { target: 'known', actions: 'learn' },
        onError: { target: 'failed', actions: 'showProblem' },
      },
    },
    known: { always: [{ guard: 'passed', target: 'passed' }, { target: 'failed' }] },
    passed: { type: 'final' },
    failed: { type: 'final' },
  },
});

const begin = (machine: typeof outer) => {
  const answers = new Answers(definition, { today: () => TODAY });
  const actor = createActor(machine, { input: { answers } }).start();
  actor.system.get(WALK)?.send({ type: 'SUBMIT', answer: { value: 'first' } });
  return actor;
};

describe('provided effects', () => {
  it('reach the machine and the machines that it invokes', async () => {
    const called: unknown[] = [];
    const actor = begin(
      provideEffects(outer, {
        saveAnswer({ step, answer }) {
          called.push([step.id, answer]);
          return Promise.resolve({ revision: 1 });
        },
        check({ answers }) {
          called.push(answers.answer(0));
          return Promise.resolve({ 'check.passed': true });
        },
      }),
    );
    await setImmediate();
    const end = actor.getSnapshot();
    expect(end.value).toBe('passed');
    expect(called).toEqual([['one', { value: 'first' }], { value: 'first' }]);
  });

  it('leave the machine itself as it was', async () => {
    provideEffects(walkMachine, { saveAnswer: () => Promise.resolve({ revision: 1 }) });
    const answers = new Answers(definition, { today: () => TODAY });
    const actor = createActor(walkMachine, { input: { answers, section: 'questions', enter: 'first' } }).start();
    actor.send({ type: 'SUBMIT', answer: { value: 'first' } });
    const { value } = await waitFor(actor, (snapshot) => !snapshot.matches('saving'));
    expect(value).toBe('unsaved');
  });

  it('may fail, and the machine says with what', async () => {
    const actor = begin(
      provideEffects(outer, {
        saveAnswer: () => Promise.resolve({ revision: 1 }),
        check: () => Promise.reject(new TypeError('no such thing')),
      }),
    );
    await setImmediate();
    const end = actor.getSnapshot();
    expect(end.value).toBe('failed');
    expect(end.context.problem?.code).toBe('Unexpected');
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
    expectTypeOf<keyof EffectsOf<typeof outer>>().toEqualTypeOf<'check' | 'saveAnswer'>();
    expectTypeOf<EffectsOf<typeof outer>['saveAnswer']>().toEqualTypeOf<(input: SaveInput) => Promise<SaveOutput>>();
  });

  it('a forgotten effect does not compile, at any depth', () => {
    const saveAnswer = () => Promise.resolve({ revision: 1 });
    const check = () => Promise.resolve({});
    // @ts-expect-error the machine's own effect is forgotten
    provideEffects(outer, { saveAnswer });
    // @ts-expect-error the effect of an invoked machine is forgotten
    provideEffects(outer, { check });
    // @ts-expect-error the only effect is forgotten
    provideEffects(walkMachine, {});
    // @ts-expect-error the effect does not tell the revision
    provideEffects(walkMachine, { saveAnswer: () => Promise.resolve({}) });
    expect(provideEffects(outer, { saveAnswer, check })).toBeDefined();
  });

  it('a guard that names no condition does not compile', () => {
    const guards = guardsOf(steps);
    expect(Object.keys(guards)).toEqual(['passed']);
    // @ts-expect-error there is no condition of this name
    expect(guards.pased).toBeUndefined();
    expectTypeOf<keyof typeof guards>().toEqualTypeOf<'passed'>();
    const machine = setup({ types: { context: {} as FlowContext }, guards }).createMachine({
      context: { answers: new Answers(definition, { today: () => TODAY }), learned: 0, enter: 'first', problem: null },
      initial: 'known',
      // @ts-expect-error the guard is mistyped
      states: { known: { always: [{ guard: 'pased', target: 'end' }] }, end: {} },
    });
    expect(machine.id).toBeDefined();
  });

  it('a guard holds only where its condition is true', () => {
    const { passed } = guardsOf(steps);
    const held = (facts: Facts) =>
      passed({
        context: {
          answers: new Answers(definition, { facts, today: () => TODAY }),
          learned: 0,
          enter: 'first',
          problem: null,
        },
      });
    expect([held({ 'check.passed': true }), held({ 'check.passed': false }), held({})]).toEqual([true, false, false]);
  });
});
