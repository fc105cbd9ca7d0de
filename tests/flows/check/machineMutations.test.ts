import { stepLanguage } from '#flows/kinds/stepLanguage.ts';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { checkFlows } from '#engine/authoring/check/checkFlows.ts';
import type { FindingCode } from '#engine/authoring/finding/findingTexts.ts';
import type { FlowEntry } from '#engine/authoring/read/FlowEntry.ts';
import { WALK, walks } from '#engine/flow/walks.ts';
import { seededRandom } from '#tests/bench/seededRandom.ts';
import { sampled, times } from '#tests/support/full.ts';
import { edited, remade, reproduces, smallFlows, visitAlone } from './realFlows.ts';

const SEED = 20_261_123;

type States = NonNullable<AnyStateMachine['config']['states']>;
type State = States[string];

/** A way to break a machine at one of its states, and the same state changed without harm. */
interface MachineMutant {
  readonly states: States;
  readonly code: FindingCode;
  /** The state that it is found at; unset where it may be found at any state on the way. */
  readonly at?: string;
  /** Whether a walk shows it. */
  readonly isShown: boolean;
}

/** One way to break machines, at every state where it can be done. */
interface MachineOperator {
  readonly name: string;
  /** What may be found besides, because it follows from the defect. */
  readonly follows: readonly FindingCode[];
  readonly mutants: (states: States) => readonly MachineMutant[];
}

/** What is left out of reach where a machine goes another way. */
const cutOff: readonly FindingCode[] = ['unreachableState', 'unreachableStep', 'staleAcknowledgement'];

const statesOf = (machine: AnyStateMachine): States => machine.config.states ?? {};

const branchesOf = ({ always }: State) => (always === undefined ? [] : Array.isArray(always) ? always : [always]);

/** The states that decide between ways. */
const deciding = (states: States) =>
  Object.entries(states).flatMap(([name, state]) => {
    const branches = branchesOf(state);
    return branches.length > 1 ? [{ name, branches }] : [];
  });

interface Invoked {
  readonly src: unknown;
  readonly onError?: unknown;
}

const isInvoked = (invoke: unknown): invoke is Invoked =>
  typeof invoke === 'object' && invoke !== null && 'src' in invoke;

/** The states that run one effect, or walk one section. */
const invoking = (states: States, isWanted: (src: unknown) => boolean) =>
  Object.entries(states).flatMap(([name, { invoke }]) =>
    isInvoked(invoke) && isWanted(invoke.src) ? [{ name, invoke }] : [],
  );

const isEffect = (src: unknown) =>
  src !== 'walk' && !['pharmacy', 'checkout', 'purchase', 'verification'].includes(String(src));

const isUnguarded = (branch: unknown) => typeof branch === 'object' && branch !== null && !('guard' in branch);

const operators: readonly MachineOperator[] = [
  {
    name: 'a failure that nothing follows',
    follows: cutOff,
    mutants: (states) =>
      invoking(states, isEffect)
        .filter(({ invoke }) => invoke.onError !== undefined)
        .map(({ name, invoke }) => ({
          states: { [name]: { invoke: { ...invoke, onError: undefined } } },
          code: 'unhandledFailure',
          at: name,
          isShown: true,
        })),
  },
  {
    name: 'a decision without a last branch',
    follows: ['deadEnd', ...cutOff],
    mutants: (states) =>
      deciding(states)
        .filter(({ branches }) => isUnguarded(branches.at(-1)))
        .map(({ name, branches }) => ({
          states: { [name]: { always: branches.slice(0, -1) } },
          code: 'guardedLastBranch',
          at: name,
          isShown: true,
        })),
  },
  {
    name: 'a decision that leads to a state without a screen',
    follows: cutOff,
    mutants: (states) =>
      deciding(states).map(({ name, branches }) => ({
        states: { [name]: { always: [...branches.slice(0, -1), { target: 'nowhere' }] }, nowhere: {} },
        code: 'deadEnd',
        at: 'nowhere',
        isShown: true,
      })),
  },
  {
    name: 'two decisions that send each other round',
    follows: cutOff,
    mutants: (states) =>
      deciding(states).map(({ name, branches }) => ({
        states: { [name]: { always: [...branches.slice(0, -1), { target: 'again' }] }, again: { always: name } },
        code: 'endlessLoop',
        isShown: true,
      })),
  },
  {
    name: 'a state that nothing leads to',
    follows: [],
    mutants: (states) =>
      Object.keys(states).map((name) => ({
        states: { lost: { always: name } },
        code: 'unreachableState',
        at: 'lost',
        isShown: false,
      })),
  },
  {
    name: 'a guard that names no condition',
    follows: [],
    mutants: (states) =>
      deciding(states).map(({ name, branches: [first, ...others] }) => ({
        states: { [name]: { always: [{ ...Object(first), guard: 'misspelled' }, ...others] } },
        code: 'unknownGuard',
        at: name,
        isShown: true,
      })),
  },
  {
    name: 'a walk of a section that there is not',
    follows: ['unwalkedSection'],
    mutants: (states) =>
      invoking(states, (src) => src === 'walk').map(({ name, invoke }) => ({
        states: { [name]: { invoke: { ...invoke, systemId: WALK, input: walks('misspelled') } } },
        code: 'unknownSection',
        at: name,
        isShown: true,
      })),
  },
];

const flows: readonly FlowEntry[] = [
  ...smallFlows.filter(({ flow }) => !['intake-walk', 'purchase', 'checkout'].includes(flow)),
  visitAlone,
];

const findings = (entry: FlowEntry, machine: AnyStateMachine) =>
  checkFlows({ language: stepLanguage, sources: edited([]), flows: [{ ...entry, machine }], only: entry.flow }).filter(
    ({ severity }) => severity !== 'acknowledged',
  );

describe.each(flows.map((entry) => [entry.flow, entry] as const))('%s', (flow, entry) => {
  const random = seededRandom(SEED + flow.length);
  // The visit takes the checker a second and more for each of them; planted defects are looked for in it as well.
  const picked = (flow === 'visit' ? sampled(operators, 4) : operators).flatMap((operator) => {
    const all = [...operator.mutants(statesOf(entry.machine))];
    return Array.from({ length: Math.min(all.length, flow === 'visit' ? 1 : times(1, 3)) }, () => {
      const [mutant] = all.splice(random.below(all.length), 1);
      if (!mutant) throw new Error(`'${operator.name}' makes nothing of '${flow}'`);
      return { name: `${operator.name}: ${Object.keys(mutant.states).join(', ')}`, operator, mutant };
    });
  });

  it.each(picked.map((one) => [one.name, one] as const))('%s', async (_, { operator, mutant }) => {
    const machine = remade(entry.machine, mutant.states);
    const found = findings(entry, machine);
    const own = found.find(
      ({ code, pointer }) => code === mutant.code && (mutant.at === undefined || pointer === `/states/${mutant.at}`),
    );
    expect(own ?? found).toBe(own);
    const besides = found.filter(({ code }) => code !== mutant.code && !operator.follows.includes(code));
    expect(besides.map(({ code, pointer, what }) => `${code} ${pointer} ${what}`)).toEqual([]);
    expect(await reproduces(own?.witness, [], [{ ...entry, machine }])).toBe(mutant.isShown ? true : undefined);
  });

  it('raises nothing where every state is written anew as it is', () => {
    const states = Object.fromEntries(
      Object.entries(statesOf(entry.machine)).map(([name, state]) => {
        const branches = branchesOf(state);
        return [name, branches.length > 0 ? { ...state, always: branches } : { ...state }];
      }),
    );
    expect(findings(entry, remade(entry.machine, states))).toEqual([]);
  });
});
