import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { stepLanguage } from '#flows/kinds/stepLanguage.ts';
import { assert, array, boolean, constantFrom, nat, property, record } from 'fast-check';
import {
  createMachine,
  getStateNodes,
  initialTransition,
  setup,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type StateValue,
} from 'xstate';
import { describe, expect, it } from 'vitest';
import { Answers } from '#engine/answers/Answers.ts';
import { exportMachine } from '#engine/authoring/export/exportMachine.ts';
import { machinesIn, stateNodes } from '#engine/authoring/explore/machineParts.ts';
import { runCommand } from '#engine/authoring/commands/runCommand.ts';
import { compile } from '#engine/definition/compile.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import { effect } from '#engine/effects/effect.ts';
import { flowIndex } from '#flows/flowIndex.ts';
import { TODAY } from '../../engine/TODAY.ts';
import { times } from '#tests/support/full.ts';
import { compositions, root } from '../check/realFlows.ts';
import { restored } from './restored.ts';

const SEED = 20_261_121;
const RUNS = times(100, 400);
const EVENTS = 40;
/** How many times likelier it is that an actor is done than that something else happens. */
const DONE = 8;
/** More guards than any event asks. */
const GUARDS = 40;
const OUTPUTS = [{ exit: 'forward' }, { exit: 'back' }, { 'intake.complete': true }, undefined] as const;

const sets = [...new Set(compositions().flatMap(({ written }) => written.map(({ set }) => set)))];

const machines = [
  ...new Map(flowIndex.flatMap(({ machine }) => machinesIn(machine)).map((one) => [one.id, one])).values(),
];

const overTheWire = (machine: AnyStateMachine): unknown =>
  JSON.parse(JSON.stringify(exportMachine(machine, stepKinds, sets)));

const contextWith = (enter: unknown) => ({ answers: { some: 'answers' }, learned: 7, enter, problem: null });

const invokedOf = (node: AnyStateNode) =>
  node.invoke.map(({ id, src, systemId, input }) => ({
    id,
    src,
    systemId,
    input: ['first', { step: 'here' }].map((enter) =>
      typeof input === 'function' ? Reflect.apply(input, undefined, [{ context: contextWith(enter) }]) : input,
    ),
  }));

const named = (one: unknown) => (typeof one === 'string' ? { type: one } : one);

const wayOf = ({ eventType, target, guard, actions, reenter }: AnyTransitionDefinition) => ({
  eventType,
  target: target?.map(({ id }) => id),
  guard: named(guard),
  actions: actions.map(named),
  reenter,
});

const shapeOf = (node: AnyStateNode) => ({
  id: node.id,
  type: node.type,
  initial: node.config.initial,
  output: node.output,
  entry: node.entry,
  exit: node.exit,
  invoke: invokedOf(node),
  always: node.always?.map(wayOf),
  on: [...node.transitions].map(([event, ways]) => [event, ways.map(wayOf)]),
});

interface Pick {
  readonly which: number;
  readonly output: unknown;
}

/** The events that can happen in a state: an actor that ends in some way, a link that is followed, or nothing at all. */
function eventsOf(machine: AnyStateMachine, value: StateValue, output: unknown): readonly AnyEventObject[] {
  const states = getStateNodes(machine.root, value);
  const actors = states.flatMap(({ invoke }) => invoke.map(({ id }) => id));
  return [
    ...actors.flatMap((id) => [
      ...Array.from({ length: DONE }, () => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
      {
        type: `xstate.error.actor.${id}`,
        error: new EffectError({ code: 'Broken', message: 'It broke.' }),
        actorId: id,
      },
    ]),
    { type: 'GO', section: 'profile' },
    { type: 'NONSENSE' },
  ];
}

function eventOf(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, { which, output }: Pick): AnyEventObject {
  const events = eventsOf(machine, snapshot.value, output);
  return events[which % events.length] ?? { type: 'NONSENSE' };
}

/** Each thing that can happen in a state, once. */
function everyPick(machine: AnyStateMachine, state: string): readonly (readonly [Pick])[] {
  const types = eventsOf(machine, state, undefined).map(({ type }) => type);
  return [...new Set(types)].map((type, at) => [{ which: types.indexOf(type), output: OUTPUTS[at % OUTPUTS.length] }]);
}

interface Trace {
  readonly steps: readonly { readonly value: unknown; readonly rest: unknown }[];
  /** The guards that were asked, in their order. */
  readonly asked: readonly string[];
  readonly known: readonly unknown[];
}

/** What a machine does on given events, from its beginning or a state, where its guards answer as they are told. */
function trace(machine: AnyStateMachine, truths: readonly boolean[], picks: readonly Pick[], from?: string): Trace {
  const asked: string[] = [];
  const guards = Object.fromEntries(
    Object.keys(machine.implementations.guards).map((name) => [
      name,
      () => {
        asked.push(name);
        return truths[asked.length % truths.length] ?? false;
      },
    ]),
  );
  const actors = Object.fromEntries(
    Object.keys(machine.implementations.actors).map((name) => [name, effect<unknown, unknown>(name)]),
  );
  const scripted = machine.provide({ guards, actors });
  const answers = new Answers(compile(stepKinds), { today: () => TODAY });
  const steps: { readonly value: unknown; readonly rest: unknown }[] = [];
  const see = (snapshot: AnyMachineSnapshot, actions: readonly { readonly type: string }[]) => {
    const { answers: _, ...rest } = snapshot.context;
    steps.push({
      value: snapshot.value,
      rest: [snapshot.status, snapshot.output, rest, actions.map(({ type }) => type), asked.length],
    });
  };
  let [snapshot, actions] = initialTransition(scripted, { answers });
  if (from !== undefined) {
    asked.length = 0;
    snapshot = scripted.resolveState({ value: from, context: snapshot.context });
    actions = [];
  }
  see(snapshot, actions);
  for (const pick of picks) {
    if (snapshot.status !== 'active') break;
    [snapshot, actions] = transition(scripted, snapshot, eventOf(machine, snapshot, pick));
    see(snapshot, actions);
  }
  return { steps, asked, known: [answers.fact('entry.section'), answers.fact('intake.complete'), answers.revision] };
}

describe.each(machines.map((machine) => [machine.id, machine] as const))('the export of %s', (_, machine) => {
  const again = restored(overTheWire(machine), machine);

  it('has the same states, transitions, invocations and ends', () => {
    const nodes = [machine.root, ...stateNodes(machine)];
    expect(nodes.length).toBeGreaterThan(3);
    expect([again.root, ...stateNodes(again)].map(shapeOf)).toEqual(nodes.map(shapeOf));
  });

  it('does the same on the same events, and asks the same guards', () => {
    const picks = array(record({ which: nat(1000), output: constantFrom(...OUTPUTS) }), {
      minLength: EVENTS,
      maxLength: EVENTS,
    });
    assert(
      property(array(boolean(), { minLength: 1, maxLength: GUARDS }), picks, (truths, some) => {
        expect(trace(again, truths, some)).toEqual(trace(machine, truths, some));
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  it('does the same in every state on every event, whichever of its guards is the first to be true', () => {
    const resting = stateNodes(machine).flatMap(({ always, key }) => (always ? [] : [key]));
    const seen = new Set<unknown>();
    for (const from of [undefined, ...resting])
      for (const pick of from === undefined ? [[]] : everyPick(machine, from))
        for (let asked = 0, first = 0; first <= asked; first += 1) {
          // The guard that is asked first is told the second of them.
          const truths = Array.from({ length: GUARDS }, (_one, at) => at > 0 && at === first);
          const shown = trace(machine, truths, pick, from);
          expect(trace(again, truths, pick, from)).toEqual(shown);
          for (const { value } of shown.steps.slice(from === undefined ? 0 : 1)) seen.add(value);
          asked = Math.max(asked, shown.asked.length);
          expect(asked).toBeLessThan(GUARDS);
        }
    expect(resting.filter((key) => !seen.has(key))).toEqual([]);
  });

  it('is a complete machine without any implementation', () => {
    expect(stateNodes(createMachine(Object(overTheWire(machine)))).map(({ id }) => id)).toEqual(
      stateNodes(machine).map(({ id }) => id),
    );
  });
});

const refused = (machine: AnyStateMachine) => () => exportMachine(machine, stepKinds, []);

describe('an export', () => {
  it('describes questions, promises and decisions in words', () => {
    const pharmacy = machines.find(({ id }) => id === 'pharmacy');
    const text = JSON.stringify(pharmacy && exportMachine(pharmacy, stepKinds, sets));
    expect(text).toContain('"description":"patient.sex is female"');
    expect(text).toContain('Do you have any allergies?');
  });

  it.each([
    ['a guard', createMachine({ id: 'm', always: { guard: () => true, actions: 'x' } }), 'm.always[0].guard'],
    ['an action', createMachine({ id: 'm', entry: () => undefined }), 'm.entry[0]'],
    ['parameters', createMachine({ id: 'm', entry: { type: 'x', params: () => ({}) } }), 'm.entry[0].params'],
    ['an actor', createMachine({ id: 'm', invoke: { src: effect<unknown, unknown>('x') } }), 'm.invoke[0]'],
    ['a context', createMachine({ id: 'm', context: () => ({}) }), 'm.context'],
    ['an output', createMachine({ id: 'm', output: () => 1 }), 'm.output'],
    [
      'a deep state',
      createMachine({ id: 'm', initial: 'a', states: { a: { initial: 'b', states: { b: { exit: () => 1 } } } } }),
      'm.a.b.exit[0]',
    ],
  ])('names %s that is written inline', (_, machine, place) => {
    expect(refused(machine)).toThrow(place);
  });

  it.each([
    [
      'computes from the context',
      ({ context }: { readonly context: { readonly answers: object } }) => ({
        some: Object.keys(context.answers).length,
      }),
    ],
    ['is never twice the same', () => ({ at: Math.random() })],
    ['hands on a function', () => ({ run: () => 1 })],
  ])('names an input that %s', (_, input) => {
    const machine = setup({ actors: { x: effect<unknown, unknown>('x') } }).createMachine({ id: 'm' });
    expect(() =>
      exportMachine(createMachine({ ...machine.config, invoke: { src: 'x', input } }), stepKinds, []),
    ).toThrow('m.invoke[0].input');
  });
});

describe('the command export', () => {
  it('prints the machine of a flow as JSON', async () => {
    const { text, code } = await runCommand({ root, language: stepLanguage }, ['export', 'visit']);
    expect([code, JSON.parse(text)]).toEqual([0, expect.objectContaining({ id: 'visit', initial: 'opening' })]);
  });

  it('prints by name all machines that a flow runs', async () => {
    const { text } = await runCommand({ root, language: stepLanguage }, ['export', 'signup', '--all']);
    expect(Object.keys(Object(JSON.parse(text)))).toEqual(['signup', 'purchase', 'card']);
  });

  it('names the machines there are where one is not known', async () => {
    const { text, code } = await runCommand({ root, language: stepLanguage }, ['export', 'pharmcy']);
    expect([code, text]).toEqual([2, expect.stringContaining("did you mean 'pharmacy'")]);
  });
});
